import type { Locale } from '#kernel/i18n/messages.ts'
import { syllables } from './syllables.ts'
import { sentencesOf } from './text-parts.ts'

export const readingLevels = ['A2', 'B1', 'B2', 'C1'] as const
export type ReadingLevel = (typeof readingLevels)[number]
export type Reading = {
  level: ReadingLevel
  /** 100 is very easy, 0 very hard. */
  score: number
  longSentences: { text: string; words: number }[]
}

/** What a reader of B1 takes in at once. */
const longestSentence = 20
/** Fewer say nothing about a text. */
const fewestWords = 20
/** The lowest score of each level; below all is C1. */
const bands = [
  [85, 'A2'],
  [50, 'B1'],
  [35, 'B2'],
] as const

/**
 * How hard a text reads, estimated: Flesch-Douma for Dutch, Flesch Reading Ease for English, by the length of words and
 * sentences alone. Where the formulas come from, how their scores are laid upon the levels and what that is worth: ADR 0027.
 * Null when there is too little text to say so.
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
