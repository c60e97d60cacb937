import { unaccented } from './unaccented.ts'

/** The longest slug made of a title, in characters. */
export const longestSlug = 80

/** The words of a text as a slug can contain them: lower-case letters without diacritics, and digits. Limit the text's length first. */
export const slugWords = (text: string): string[] => unaccented(text).match(/[a-z0-9]+/g) ?? []

/** A slug and its alternatives for when it is taken: `straat`, `straat-2`, `straat-3` …, each at most `most` characters long. Endless. */
export function* numberedSlugs(stem: string, most = longestSlug): Generator<string, never> {
  yield stem
  for (let number = 2; ; number += 1) yield `${stem.slice(0, most - 1 - String(number).length)}-${number}`
}

/**
 * `Één straat, zestig buren!` becomes `een-straat-zestig-buren`: as many whole words as fit in 80 characters, or `most`. Empty
 * when the text has no words.
 */
export function slugOf(text: string, most = longestSlug): string {
  let slug = ''
  for (const word of slugWords(text)) {
    if (slug && slug.length + 1 + word.length > most) break
    slug = slug ? `${slug}-${word}` : word.slice(0, most)
  }
  return slug
}
