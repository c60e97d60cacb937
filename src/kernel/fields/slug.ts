/** Of an address made of a title. */
export const longestSlug = 80

/** The words of a text as they can stand in an address: small letters without marks, and digits. Bound the text before. */
export const slugWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

/** An address and those that are tried where it is taken: `straat`, `straat-2`, `straat-3` …, none with more than `most` letters. Endless. */
export function* numberedSlugs(stem: string, most = longestSlug): Generator<string, never> {
  yield stem
  for (let number = 2; ; number += 1) yield `${stem.slice(0, most - 1 - String(number).length)}-${number}`
}

/** `Één straat, zestig buren!` is `een-straat-zestig-buren`: so many words as 80 letters, or `most`, hold. Empty where there are none. */
export function slugOf(text: string, most = longestSlug): string {
  let slug = ''
  for (const word of slugWords(text)) {
    if (slug && slug.length + 1 + word.length > most) break
    slug = slug ? `${slug}-${word}` : word.slice(0, most)
  }
  return slug
}
