import { unaccented } from '#kernel/fields/unaccented.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { faultWords } from '#features/imports/columns/column-words.ts'
import { type DayName, type PartName, dayNames, partNames } from '#features/vacancies/model/day-names.ts'
import { isWhole, readLine } from '#features/vacancies/model/slot-lines.ts'
import { dayparts } from '#features/vacancies/model/states.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'

// How the cells of a list of vacancies are read: words in either language become codes, dates as people write them become those of the API.

type Words = { nl: string; en: string }
type Options = Readonly<Record<string, Words>>

/** Words that differ in case, accents and punctuation only are the same. */
const plainWord = (text: string) =>
  unaccented(cutText(text, 200))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** The code of a word, its own or one of ours; a word that is not known stays as it is. */
function codesByWord(options: Options): (word: string) => string {
  const known = new Map(Object.entries(options).flatMap(([code, { nl, en }]) => [code, nl, en].map((word): [string, string] => [plainWord(word), code])))
  return (word) => known.get(plainWord(word)) ?? word.trim()
}

/** Reads one word. */
export function oneWord(options: Options) {
  const codeOf = codesByWord(options)
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

/** A number as people type it: `2,5 uur` is 2.5. */
export function readAmount(text: string): string {
  const short = text.trim()
  if (short.length > 40) return text
  return short
    .replace(/^€/, '')
    .replace(/(?:uur|uren|hours?|euro|€|maanden|months?|jaar|years?)$/i, '')
    .trim()
}

export function readTruth(text: string): string {
  const word = plainWord(text)
  if (['ja', 'yes', 'j', 'y', 'x', 'waar', 'true', '1'].includes(word)) return 'true'
  return ['nee', 'no', 'n', 'onwaar', 'false', '0'].includes(word) ? 'false' : text
}

export const judgeTruth = (text: string): Words | null => (text === 'true' || text === 'false' ? null : faultWords.truth)

/** `1-12-2026 10.00-12.00 5` as the line of a form field: the day, the times, and for how many people. */
function readDate(line: string): string {
  const [, day = '', from = '', fromMinutes = '', until = '', untilMinutes = '', places = '-'] =
    /^(\S{8,10})\s+(\d{1,2})[.:](\d\d)\s?(?:-|–|tot|to)\s?(\d{1,2})[.:](\d\d)(?:\s+(\d{1,4}))?$/.exec(cutText(line.trim(), 60)) ?? []
  return day ? `${readDay(day)} ${from.padStart(2, '0')}:${fromMinutes}-${until.padStart(2, '0')}:${untilMinutes} ${places}` : line
}

export const dates = {
  parse: (text: string) =>
    text
      .split(/[;|\n]/)
      .filter((line) => line.trim() !== '')
      .map(readDate),
  judge: (text: string): Words | null => (dates.parse(text).every((line) => isWhole(readLine(line))) ? null : faultWords.dateLine),
}

const daypartOptions = Object.fromEntries(
  dayparts.map((code) => {
    const [day, part] = code.split('_') as [DayName, PartName]
    return [code, { nl: dayNames.nl[day] + partNames.nl[part], en: dayNames.en[day] + partNames.en[part] }]
  }),
)
const days = manyWords(daypartOptions)
/** `dinsdag ochtend` is one word too, in Dutch. */
const joined = (text: string) => text.replaceAll(/(dag)\s+(ochtend|middag|avond)/gi, '$1$2')
export const weekTimes = { parse: (text: string) => days.parse(joined(text)), judge: (text: string) => days.judge(joined(text)) }
