import { slugOf as slugOfText } from '#kernel/fields/slug.ts'

/** The slug of a title: `Één straat, zestig buren!` becomes `een-straat-zestig-buren`. Empty where no character is usable. */
export const slugOf = (title: string): string => slugOfText(title.slice(0, 400).replaceAll(/['’]/g, ''))
