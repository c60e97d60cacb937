import { slugWords } from '#kernel/fields/slug.ts'

/** What an organization is called in an address: `Wijkhuis De Zuiderzee` is `wijkhuis-de-zuiderzee`. */
export const slugOf = (name: string): string => slugWords(name).join('-') || 'organisatie'
