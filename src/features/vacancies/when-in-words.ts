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

const groups: { of: Daypart[]; nl: string; en: string }[] = [
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
]

function group(of: Day[], at: Part[], nl: string, en: string): (typeof groups)[number] {
  return { of: of.flatMap((day) => at.map((part) => `${day}_${part}` as Daypart)), nl, en }
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
  const left = new Set(dayparts.filter((daypart) => given.includes(daypart)))
  if (left.size === 0) return locale === 'nl' ? 'in overleg' : 'by agreement'
  if (left.size === dayparts.length) return locale === 'nl' ? 'wanneer jij kunt' : 'whenever you can'
  const words = groups.flatMap(({ of, ...name }) => {
    if (!of.every((daypart) => left.has(daypart))) return []
    for (const daypart of of) left.delete(daypart)
    return [{ at: dayparts.indexOf(of[0]!), text: name[locale] }]
  })
  for (const daypart of left) words.push({ at: dayparts.indexOf(daypart), text: daypartInWords(daypart, locale) })
  if (words.length > 4) return locale === 'nl' ? `${words.length} momenten in de week` : `${words.length} moments in the week`
  return lists[locale].format(words.toSorted((a, b) => a.at - b.at).map(({ text }) => text)).replace(/, and /, ' and ')
}
