import { cutText } from '#kernel/fields/cut-text.ts'
import { faultWords } from '#features/imports/columns/column-words.ts'
import { manyWords, readDay } from '#features/imports/columns/read-cells.ts'
import { type DayName, type PartName, dayNames, partNames } from '#features/vacancies/model/day-names.ts'
import { isWhole, readLine } from '#features/vacancies/model/slot-lines.ts'
import { dayparts } from '#features/vacancies/model/states.ts'

// How the cells are read that only a list of vacancies has: dates with times, and times of the week.

type Words = { nl: string; en: string }
/** A number as people type it: `2,5 uur` is 2.5. */
export function readAmount(text: string): string {
  const short = text.trim()
  if (short.length > 40) return text
  return short
    .replace(/^€/, '')
    .replace(/(?:uur|uren|hours?|euro|€|maanden|months?|jaar|years?)$/i, '')
    .trim()
}

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
