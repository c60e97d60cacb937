import type { Locale } from '#kernel/i18n/messages.ts'
import { daypartInWords, type DayName, dayNames, type PartName, partNames } from '#features/vacancies/model/day-names.ts'
import { dayparts } from '#features/vacancies/model/states.ts'

const lists = { nl: new Intl.ListFormat('nl', { type: 'conjunction' }), en: new Intl.ListFormat('en', { type: 'conjunction' }) }

const allDays = Object.keys(dayNames.nl) as DayName[]
const allParts = Object.keys(partNames.nl) as PartName[]
const weekdays = allDays.slice(0, 5)
const weekend = allDays.slice(5)

/** Dayparts as bits: a list calls this 24 times, and with string sets it would cost more than the rest of the row. */
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
      `weekday${partNames.en[part]}s`,
    ),
  ),
  group(weekend, allParts, 'in het weekend', 'at the weekend'),
  group(weekend, ['morning', 'afternoon'], 'overdag in het weekend', 'at the weekend during the day'),
  ...allDays.map((day) => group([day], allParts, dayNames.nl[day], dayNames.en[day])),
  ...dayparts.map((daypart) => {
    const [day, part] = daypart.split('_') as [DayName, PartName]
    return group([day], [part], daypartInWords(daypart, 'nl'), daypartInWords(daypart, 'en'))
  }),
]

function group(of: DayName[], at: PartName[], nl: string, en: string): Group {
  const bits = of.flatMap((day) => at.map((part) => bitOf.get(`${day}_${part}`)!)).reduce((sum, bit) => sum | bit, 0)
  return { bits, nl, en }
}

/** 'dinsdagochtend en donderdagmiddag', 'doordeweeks overdag', 'in overleg'; if there are too many to name, their number. */
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
