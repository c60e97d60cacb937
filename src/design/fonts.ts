import firaSans400 from '@fontsource/fira-sans/files/fira-sans-latin-400-normal.woff2?url'
import firaSans600 from '@fontsource/fira-sans/files/fira-sans-latin-600-normal.woff2?url'
import literata from '@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2?url'

/** The fonts of the first screen: `<link rel="preload" as="font" type="font/woff2" crossorigin>` for each. */
export const fontPreloads: readonly string[] = [literata, firaSans400, firaSans600]
