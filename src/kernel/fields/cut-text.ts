/** How far around the cut is looked for where signs begin and end, in UTF-16 code units: longer than any emoji, and few enough to cost nothing. */
const reach = 64

let segmenter: Intl.Segmenter | undefined

/**
 * The beginning of a text that people wrote: at most `max` UTF-16 code units (as `length` counts), without half a sign at its end. A
 * bare `slice` may leave half an emoji, which PostgreSQL refuses in jsonb and which no address can be made of; an emoji made
 * of several, a flag or a letter with its accents stays whole too (UAX 29). The time does not depend on the length of the text.
 * A sign that is longer than the limit or than `reach` is cut between its code points. What is no text stays as it is.
 */
export function cutText<T extends string | null | undefined>(text: T, max: number): T | string {
  if (typeof text !== 'string' || text.length <= max) return text
  const from = wholeAt(text, Math.max(0, max - reach))
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const cut = segmenter.segment(text.slice(from, max + reach)).containing(max - from)!
  return text.slice(0, cut.index > 0 ? from + cut.index : wholeAt(text, max))
}

/** The same place, or the one before it where it is inside a surrogate pair. */
const wholeAt = (text: string, at: number): number => (text.codePointAt(at - 1)! > 0xff_ff ? at - 1 : at)
