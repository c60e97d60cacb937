import type { Locale } from '#kernel/i18n/messages.ts'
import { sentencesOf } from './text-parts.ts'

/** Vowels that are one sound, longest first; other vowels next to each other are two syllables (the-a-ter, ra-di-o). */
const dutchSounds = [
  'ieuw',
  'eeuw',
  'aai',
  'ooi',
  'oei',
  'eau',
  'aa',
  'ee',
  'oo',
  'uu',
  'ie',
  'oe',
  'eu',
  'ui',
  'ij',
  'ei',
  'ou',
  'au',
  'ai',
  'oi',
  'ay',
  'ey',
  'oy',
]
const isVowel = (letter: string | undefined) => letter !== undefined && 'aeiouyàáâäèéêëìíîïòóôöùúûü'.includes(letter)

/** Counts the syllables of a word by its spelling: right for about nine words in ten, which is enough for an average. */
export function syllables(word: string, locale: Locale): number {
  const letters = word.slice(0, 60).toLowerCase()
  return Math.max(1, locale === 'nl' ? dutch(letters) : english(letters))
}

function dutch(letters: string): number {
  let count = 0
  for (let at = 0; at < letters.length;) {
    const sound = dutchSounds.find((one) => letters.startsWith(one, at))
    if (sound || isVowel(letters[at])) count += 1
    // The y of "yoga" and "Loyola" is a consonant.
    if (letters[at] === 'y' && isVowel(letters[at + 1])) count -= 1
    at += sound?.length ?? 1
  }
  return count
}

function english(letters: string): number {
  let groups = 0
  for (let at = 0; at < letters.length; at += 1) if (isVowel(letters[at]) && !isVowel(letters[at - 1])) groups += 1
  // The e is silent in "make", "makes" and "helped", and sounded in "table", "houses" and "wanted".
  const isSilent =
    (letters.endsWith('e') && !/[^aeiouy]le$/.test(letters)) ||
    (letters.endsWith('es') && !/(?:[sxz]|ch|sh|[cg])es$/.test(letters)) ||
    (letters.endsWith('ed') && !/[td]ed$/.test(letters))
  const isOneGroup = letters.endsWith('ee') || /[aeiou]e[sd]?$/.test(letters)
  return groups - (isSilent && !isOneGroup ? 1 : 0)
}

export const readingLevels = ['A2', 'B1', 'B2', 'C1'] as const
export type ReadingLevel = (typeof readingLevels)[number]
export type Reading = {
  level: ReadingLevel
  /** From 100, very easy, to 0, very hard. */
  score: number
  longSentences: { text: string; words: number }[]
}

/** The longest sentence, in words, that a reader at B1 takes in at once. */
const longestSentence = 20
/** A text with fewer words gets no level. */
const fewestWords = 20
/** The lowest score of each level; anything lower is C1. */
const bands = [
  [85, 'A2'],
  [50, 'B1'],
  [35, 'B2'],
] as const

/**
 * Estimates how hard a text is to read, from the length of words and sentences alone: Flesch-Douma for Dutch, Flesch Reading
 * Ease for English. The source of the formulas, how scores map to levels and how reliable that is: ADR 0027. Null if the text is
 * too short.
 */
export function readingLevel(text: string, locale: Locale): Reading | null {
  const sentences = sentencesOf(text)
  const words = sentences.flatMap((sentence) => sentence.words)
  if (words.length < fewestWords) return null
  const perSentence = words.length / sentences.length
  const perWord = words.reduce((sum, word) => sum + syllables(word, locale), 0) / words.length
  const score = locale === 'nl' ? 206.84 - 77 * perWord - 0.93 * perSentence : 206.835 - 84.6 * perWord - 1.015 * perSentence
  return {
    level: bands.find(([lowest]) => score >= lowest)?.[1] ?? 'C1',
    score: Math.round(Math.min(100, Math.max(0, score))),
    longSentences: sentences.filter((one) => one.words.length > longestSentence).map((one) => ({ text: one.text, words: one.words.length })),
  }
}
