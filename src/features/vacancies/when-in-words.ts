import type { Locale } from '#kernel/i18n/messages.ts'
import { dayparts, type Daypart } from './states.ts'

const days = {
  nl: { mon: 'maandag', tue: 'dinsdag', wed: 'woensdag', thu: 'donderdag', fri: 'vrijdag', sat: 'zaterdag', sun: 'zondag' },
  en: { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' },
}
const parts = {
  nl: { morning: 'ochtend', afternoon: 'middag', evening: 'avond' },
  en: { morning: ' morning', afternoon: ' afternoon', evening: ' evening' },
}
const lists = { nl: new Intl.ListFormat('nl', { type: 'conjunction' }), en: new Intl.ListFormat('en', { type: 'conjunction' }) }
type Day = keyof typeof days.nl
type Part = keyof typeof parts.nl

const allDays = Object.keys(days.nl) as Day[]
const allParts = Object.keys(parts.nl) as Part[]
const weekdays = allDays.slice(0, 5)
const weekend = allDays.slice(5)

/** Each daypart is a bit: a list of 24 vacancies asks this 24 times, and sets of words would cost more than the rest of the row. */
const bitOf = new Map<string, number>(dayparts.map((daypart, at) => [daypart, 1 << at]))
const whole = 2 ** dayparts.length - 1

type Group = { bits: number; nl: string; en: string }
const groups: Group[] = [
  group(weekdays, allParts, 'doordeweeks', 'on weekdays'),
  group(weekdays, ['morning', 'afternoon'], 'doordeweeks overdag', 'on weekdays during the day'),
  ...allParts.map((part) =>
    group(
      weekdays,
      [part],
      { morning: 'doordeweekse ochtenden', afternoon: 'doordeweekse middagen', evening: 'doordeweekse avonden' }[part],
      `weekday${parts.en[part]}s`,
    ),
  ),
  group(weekend, allParts, 'in het weekend', 'at the weekend'),
  group(weekend, ['morning', 'afternoon'], 'overdag in het weekend', 'at the weekend during the day'),
  ...allDays.map((day) => group([day], allParts, days.nl[day], days.en[day])),
  ...dayparts.map((daypart) => {
    const [day, part] = daypart.split('_') as [Day, Part]
    return group([day], [part], daypartInWords(daypart, 'nl'), daypartInWords(daypart, 'en'))
  }),
]

function group(of: Day[], at: Part[], nl: string, en: string): Group {
  const bits = of.flatMap((day) => at.map((part) => bitOf.get(`${day}_${part}`)!)).reduce((sum, bit) => sum | bit, 0)
  return { bits, nl, en }
}

/** One daypart: 'dinsdagochtend', 'Tuesday morning'. */
export function daypartInWords(daypart: Daypart, locale: Locale): string {
  const [day, part] = daypart.split('_') as [Day, Part]
  return days[locale][day] + parts[locale][part]
}

/** Name of a day alone: 'dinsdag'. */
export const dayInWords = (day: string, locale: Locale): string => days[locale][day as Day]

/** 'dinsdagochtend en donderdagmiddag', 'doordeweeks overdag', 'in overleg'; many loose moments are counted. */
export function whenInWords(given: readonly string[], locale: Locale): string {
  let left = 0
  for (const daypart of given) left |= bitOf.get(daypart) ?? 0
  if (left === 0) return locale === 'nl' ? 'in overleg' : 'by agreement'
  if (left === whole) return locale === 'nl' ? 'wanneer jij kunt' : 'whenever you can'
  const found: Group[] = []
  for (const one of groups) {
    if ((left & one.bits) !== one.bits) continue
    left &= ~one.bits
    found.push(one)
  }
  if (found.length > 4) return locale === 'nl' ? `${found.length} momenten in de week` : `${found.length} moments in the week`
  const words = found.toSorted((a, b) => firstBit(a.bits) - firstBit(b.bits)).map((one) => one[locale])
  return words.length === 1 ? words[0]! : lists[locale].format(words).replace(/, and /, ' and ')
}

const firstBit = (bits: number) => bits & -bits
