/** The last part of a page's address: words that people read and, after `--`, the last twelve digits of the id (decisions 50). */
export const addressEnd = ({ id, slug }: { id: string; slug: string }): string => `${slug}--${id.slice(-12)}`

/** What the end of an address names: the last twelve digits of an id, or a whole one. Null for what is neither. */
export function idInAddress(part: string): string | null {
  const id = part.includes('--') ? part.slice(part.lastIndexOf('--') + 2) : part
  return /^([\da-f]{12}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(id) ? id.toLowerCase() : null
}
