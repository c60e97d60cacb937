import { slugWords } from '#kernel/fields/slug.ts'

/** The slug of an organization: `Wijkhuis De Zuiderzee` is `wijkhuis-de-zuiderzee`. */
export const slugOf = (name: string): string => slugWords(name).join('-') || 'organisatie'
