import { cutText } from '#kernel/fields/cut-text.ts'
import { longestSlug, slugOf as slugOfText } from '#kernel/fields/slug.ts'

/** A slug from a title: lower-case letters, digits and hyphens. */
export const slugOf = (title: string): string => slugOfText(cutText(title, 200))

/** Whether a value has the form of a slug. */
export const isSlug = (value: string): boolean => value.length <= longestSlug && value !== '' && slugOf(value) === value
