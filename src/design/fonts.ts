import firaSans400 from './base/fonts/fira-sans-400.woff2?url'
import firaSans600 from './base/fonts/fira-sans-600.woff2?url'
import literata from './base/fonts/literata-700.woff2?url'

/** The fonts above the fold: `<link rel="preload" as="font" type="font/woff2" crossorigin>` for each. */
export const fontPreloads: readonly string[] = [literata, firaSans400, firaSans600]
