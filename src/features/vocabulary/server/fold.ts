import { unaccented } from '#kernel/fields/unaccented.ts'

/** The words of a text in lower case, without accents; anything but letters and digits separates words. The caller limits the length. */
export function wordsOf(text: string): string[] {
  return unaccented(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A phrase for display: as `wordsOf`, but keeps an apostrophe within a word, however it was typed ("foto’s"). */
export function phraseOf(text: string): string {
  const straight = text.replaceAll(/(?<=[\p{L}\p{N}])[’‘`´'](?=[\p{L}\p{N}])/gu, 'ʼ')
  return wordsOf(straight).join(' ').replaceAll('ʼ', "'")
}

const articles = new Set(['de', 'het', 'een', 'the', 'a', 'an', 'some'])

/** Removes articles within a phrase, so that 'paint a wall' and 'paint walls' are the same. At its beginning 'een' may matter. */
export function withoutArticles(phrase: readonly string[]): readonly string[] {
  const isWithin = (word: string, place: number) => place > 0 && place < phrase.length - 1 && articles.has(word)
  return phrase.some(isWithin) ? phrase.filter((word, place) => !isWithin(word, place)) : phrase
}

type Endings = readonly (readonly [string, number])[]

/** Endings of Dutch and English words, longest first, with the minimum length of the rest. */
const endings: Endings = [
  ...['etjes', 'tjes', 'etje', 'ings', 'ies', 'jes', 'tje', 'ing', 'ers', 'en', 'es', 'je', 'ed', 'er'].map((ending) => [ending, 3] as const),
  ['e', 3],
  ['s', 3],
  ['t', 4],
  ['y', 4],
]
const englishEndings: Endings = [
  ['ings', 4],
  ['ies', 3],
  ['ing', 4],
  ['es', 4],
  ['ed', 4],
  ['s', 3],
  ['e', 4],
  ['y', 3],
]
const hard: Record<string, string> = { v: 'f', z: 's', d: 't' }

/**
 * Reduces a word to a stem that its forms share: 'vluchteling' and 'vluchtelingen', 'brief' and 'brieven', 'dog' and 'dogs'. Approximate;
 * compared with words of the vocabulary only after the word itself was not found there.
 */
export function fold(word: string): string {
  return stemOf(word, endings)
}

/** The stem of an English word, with fewer endings, so that 'outings' and the Dutch 'oudje' do not share one. */
export function foldEnglish(word: string): string {
  return stemOf(word, englishEndings)
}

function stemOf(word: string, endings: Endings): string {
  // 'Een' is no form of 'en'.
  if (word.length <= 3) return word
  const ending = endings.find(([one, left]) => word.length - one.length >= left && word.endsWith(one))?.[0]
  const stem = (ending ? word.slice(0, -ending.length) : word).replaceAll(/(.)\1/g, '$1')
  const last = stem.at(-1)!
  return stem.slice(0, -1) + (hard[last] ?? last)
}
