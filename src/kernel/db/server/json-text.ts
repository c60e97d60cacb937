/** What JSON writes of half a surrogate pair and of NUL; also what somebody typed so, which does no harm. */
const unstorable = /\\u(?:d[89a-f]|0000)/

/**
 * JSON for a column of type jsonb, which stores neither half a surrogate pair nor NUL: the first becomes U+FFFD, the second is left out.
 * Texts are cut whole (`cutText`) and checked where they come in; this keeps one that was not from failing the whole write.
 */
export function jsonText(value: unknown): string {
  const text = JSON.stringify(value)
  return unstorable.test(text) ? JSON.stringify(value, storable) : text
}

const storable = (_name: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value)
