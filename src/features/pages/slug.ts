export const longestSlug = 80

/** An address out of a title: small letters, digits and strokes. */
export function slugOf(title: string): string {
  const plain = title.slice(0, 200).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? []
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word
    if (longer.length > longestSlug) break
    slug = longer
  }
  return slug || words[0]?.slice(0, longestSlug) || ''
}

/** Whether it is written as addresses are. */
export const isSlug = (value: string): boolean => value.length <= longestSlug && value !== '' && slugOf(value) === value
