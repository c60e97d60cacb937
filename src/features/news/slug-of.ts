/** Of an address; the rest of a longer title is left out at a word. */
export const longestSlug = 80

/** What an article is called in an address: `Één straat, zestig buren!` is `een-straat-zestig-buren`. Empty where nothing is left of it. */
export function slugOf(title: string): string {
  const letters = title
    .slice(0, 400)
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
  const words = letters.match(/[a-z0-9]+/g) ?? []
  let slug = ''
  for (const word of words) {
    if (slug && slug.length + 1 + word.length > longestSlug) break
    slug = slug ? `${slug}-${word}` : word.slice(0, longestSlug)
  }
  return slug
}
