import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

const wordsInAMinute = 200

/** How many words somebody reads. */
export const countWords = (text: RichText): number => plainText(text).split(/\s+/).filter(Boolean).length

/** How long that takes, whole minutes. */
export const minutesOf = (text: RichText): number => Math.max(1, Math.round(countWords(text) / wordsInAMinute))
