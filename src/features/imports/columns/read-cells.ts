import { unaccented } from '#kernel/fields/unaccented.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { faultWords } from './column-words.ts'

// How cells are read: words in either language become codes, dates as people write them become those of the API.

type Words = { nl: string; en: string }
type Options = Readonly<Record<string, Words>>

/** Words that differ in case, accents and punctuation only are the same. */
const plainWord = (text: string) =>
  unaccented(cutText(text, 200))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** The code of a word, its own or one of ours; a word that is not known stays as it is. */
function codesByWord(options: Options, also: Readonly<Record<string, string>> = {}): (word: string) => string {
  const named = Object.entries(options).flatMap(([code, { nl, en }]) => [code, nl, en].map((word): [string, string] => [plainWord(word), code]))
  const known = new Map([...Object.entries(also), ...named])
  return (word) => known.get(plainWord(word)) ?? word.trim()
}

/**
 * Reads one word.
 * @param also other words that people write, with their codes
 */
export function oneWord(options: Options, also?: Readonly<Record<string, string>>) {
  const codeOf = codesByWord(options, also)
  return { read: codeOf, judge: (text: string) => (Object.hasOwn(options, text) ? null : sayInAll(faultWords.unknownWord, { word: cutText(text, 60) })) }
}

/** Reads words with semicolons, bars or new lines between them; also with commas, which some of our words have themselves. */
export function manyWords(options: Options) {
  const codeOf = codesByWord(options)
  const parse = (text: string) =>
    text
      .split(/[;|\n]/)
      .flatMap((part) => (Object.hasOwn(options, codeOf(part)) ? [part] : part.split(',')))
      .filter((word) => word.trim() !== '')
      .map(codeOf)
  const judge = (text: string) => {
    const strange = parse(text).find((code) => !Object.hasOwn(options, code))
    return strange === undefined ? null : sayInAll(faultWords.unknownWord, { word: cutText(strange, 60) })
  }
  return { parse, judge }
}

/** Lines with new lines or bars between them. */
export const manyLines = { parse: (text: string) => text.split(/[|\n]/).map((line) => line.trim()), isLong: true as const }

/** `1-12-2026` and `1/12/2026` are 2026-12-01. */
export function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](20\d\d)$/.exec(text.trim()) ?? []
  return day ? `${year}-${month!.padStart(2, '0')}-${day.padStart(2, '0')}` : text
}

export function readTruth(text: string): string {
  const word = plainWord(text)
  if (['ja', 'yes', 'j', 'y', 'x', 'waar', 'true', '1'].includes(word)) return 'true'
  return ['nee', 'no', 'n', 'onwaar', 'false', '0'].includes(word) ? 'false' : text
}

export const judgeTruth = (text: string): Words | null => (text === 'true' || text === 'false' ? null : faultWords.truth)
