import { slugOf as slugOfText } from '#kernel/fields/slug.ts'

/** What an article is called in an address: `Één straat, zestig buren!` is `een-straat-zestig-buren`. Empty where nothing is left of it. */
export const slugOf = (title: string): string => slugOfText(title.slice(0, 400).replaceAll(/['’]/g, ''))
