import { longestSlug, slugOf as slugOfText } from '#kernel/fields/slug.ts'

/** An address out of a title: small letters, digits and strokes. */
export const slugOf = (title: string): string => slugOfText(title.slice(0, 200))

/** Whether it is written as addresses are. */
export const isSlug = (value: string): boolean => value.length <= longestSlug && value !== '' && slugOf(value) === value
