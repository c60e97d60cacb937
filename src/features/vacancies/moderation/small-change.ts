import { isWeighty } from './weighty-words.ts'

/** The share of the letters that may differ. */
const share = 0.05

/** Addresses of mail and of the web, words, and signs of money. */
const token = /\S+@\S+|https?:\/\/\S+|www\.\S+|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,6}\b(?:\/\S*)?|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[€$£%]/gu
const tokensOf = (text: string): string[] => text.normalize('NFC').match(token) ?? []
const isAddress = (word: string) => /[@/]|\w\.\w/.test(word)

/** What must stay as it is, in its order: addresses, and the words that `isWeighty` names. */
const fixedOf = (text: string) => tokensOf(text).flatMap((word) => (isAddress(word) ? [word] : isWeighty(word.toLowerCase()) ? [word.toLowerCase()] : []))

/**
 * Whether a text is the same but for a few letters: at most 5 % of them differ, and no number, day, amount, requirement, or address of
 * mail or the web. Whether a name of a place differs, `placesIn` tells.
 */
export function isSmallChange(before: string, after: string): boolean {
  const [one, other] = [lettersOf(before), lettersOf(after)]
  return fixedOf(before).join(' ') === fixedOf(after).join(' ') && isWithin(one, other, Math.floor(share * one.length))
}

const lettersOf = (text: string): string[] => [...text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()]

/** Whether one text becomes the other by at most `limit` letters that are added, left out or replaced (Ukkonen's band of Levenshtein's table). */
function isWithin(one: readonly string[], other: readonly string[], limit: number): boolean {
  if (Math.abs(one.length - other.length) > limit) return false
  const far = limit + 1
  let row = Uint16Array.from({ length: other.length + 2 }, (_, at) => Math.min(at, far))
  let next = new Uint16Array(other.length + 2)
  for (let i = 1; i <= one.length; i += 1) {
    const [first, last] = [Math.max(1, i - limit), Math.min(other.length, i + limit)]
    next[first - 1] = first === 1 ? Math.min(i, far) : far
    for (let j = first; j <= last; j += 1) {
      const replaced = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)
      next[j] = Math.min(replaced, row[j]! + 1, next[j - 1]! + 1, far)
    }
    next[last + 1] = far
    ;[row, next] = [next, row]
  }
  return row[other.length]! <= limit
}

/** The longest name of a place, in words: Capelle aan den IJssel. */
const longest = 4

/**
 * What may be the name of a place in either of two texts: from each word with a capital, one to four words; and each word that only one
 * of them has, for people write names without a capital too.
 */
export function maybePlaces(before: string, after: string): string[] {
  const [one, other] = [tokensOf(before), tokensOf(after)]
  const changed = [...one.filter((word) => !other.includes(word)), ...other.filter((word) => !one.includes(word))]
  return [...new Set([...changed, ...phrasesOf(one), ...phrasesOf(other)])]
}

function phrasesOf(tokens: readonly string[]): string[] {
  return tokens.flatMap((word, at) => (/^\p{Lu}/u.test(word) ? phrasesAt(tokens, at) : []))
}

/** The word at a place of the text, alone and with those after it. */
const phrasesAt = (tokens: readonly string[], at: number): string[] =>
  Array.from({ length: Math.min(longest, tokens.length - at) }, (_, n) => tokens.slice(at, at + n + 1).join(' '))

/** The names of places in a text, in its order. `places`: those that `maybePlaces` offered and that are places. */
export function placesIn(text: string, places: ReadonlySet<string>): string[] {
  const tokens = tokensOf(text)
  return tokens.flatMap((_, at) => phrasesAt(tokens, at).filter((phrase) => places.has(phrase)))
}
