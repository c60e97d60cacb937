import { fullDay, longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { weekdayName } from '#features/activities/model/code-words.ts'
import type { Pattern, Recurrence } from '#features/activities/recurrence/recurrence.ts'

/** When an activity is, as far as that was said. */
export type SaidSchedule = {
  isAllDay: boolean
  firstDay: string | null
  lastDay: string | null
  startTime: string | null
  endTime: string | null
  rule: Recurrence
}

const listed = (locale: Locale, words: readonly string[]) => new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
const onDays = (weekdays: readonly number[], locale: Locale) =>
  listed(
    locale,
    weekdays.toSorted((a, b) => a - b).map((day) => weekdayName(day, locale)),
  )

const nthWords = {
  nl: { 1: 'eerste', 2: 'tweede', 3: 'derde', 4: 'vierde', last: 'laatste' },
  en: { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' },
} as const
export const nthName = (nth: number | 'last', locale: Locale): string => nthWords[locale][nth as 1]

/** `15e`, `15th`. */
function ordinal(day: number, locale: Locale): string {
  if (locale === 'nl') return `${day}e`
  const ending = { one: 'st', two: 'nd', few: 'rd' }[new Intl.PluralRules('en', { type: 'ordinal' }).select(day) as 'one']
  return `${day}${ending ?? 'th'}`
}

/** How something repeats: `elke 2 weken op dinsdag`. */
export function patternInWords(rule: Pattern, locale: Locale): string {
  const isDutch = locale === 'nl'
  switch (rule.kind) {
    case 'daily':
      return isDutch ? 'elke dag' : 'every day'
    case 'weekly': {
      const days = onDays(rule.weekdays, locale)
      if (rule.every === 1) return isDutch ? `elke ${days}` : `every ${days}`
      return isDutch ? `elke ${rule.every} weken op ${days}` : `every ${rule.every} weeks on ${days}`
    }
    case 'monthly_date': {
      const every = monthsBetween(rule.every, locale)
      if (rule.date === 'last') return isDutch ? `${every} op de laatste dag van de maand` : `${every} on the last day of the month`
      return isDutch ? `${every} op de ${ordinal(rule.date, locale)}` : `${every} on the ${ordinal(rule.date, locale)}`
    }
    case 'monthly_weekday': {
      const day = `${nthName(rule.nth, locale)} ${weekdayName(rule.weekday, locale)}`
      if (rule.every === 1) return isDutch ? `elke ${day} van de maand` : `every ${day} of the month`
      return isDutch ? `${monthsBetween(rule.every, locale)} op de ${day}` : `${monthsBetween(rule.every, locale)} on the ${day}`
    }
  }
}

const monthsBetween = (every: number, locale: Locale) =>
  locale === 'nl' ? (every === 1 ? 'elke maand' : `elke ${every} maanden`) : every === 1 ? 'every month' : `every ${every} months`

/** `19.30`, `19:30`: a wall time. */
export const timeInWords = (time: string, locale: Locale): string => (locale === 'nl' ? time.replace(':', '.').replace(/^0(?=\d)/, '') : time)

/** `19.30–21.30 uur`; null for whole days, and while no time is chosen. */
export function timesInWords({ isAllDay, startTime, endTime }: Pick<SaidSchedule, 'isAllDay' | 'startTime' | 'endTime'>, locale: Locale): string | null {
  if (isAllDay || startTime === null) return null
  const times = [startTime, endTime].flatMap((time) => (time === null ? [] : [timeInWords(time, locale)])).join('–')
  return locale === 'nl' ? `${times} uur` : times
}

/**
 * When it is, in a sentence: `Elke 2 weken op dinsdag, 19.00–21.00 uur, tot en met 22 juni 2027`. Null while nobody said.
 * @param now decides whether the year of a single date is named
 */
export function whenInWords(schedule: SaidSchedule, locale: Locale, now: Date = new Date()): string | null {
  const { firstDay, lastDay, rule } = schedule
  const times = timesInWords(schedule, locale)
  if (rule.kind === 'none') {
    if (firstDay === null) return null
    const days = [firstDay, ...(lastDay !== null && lastDay !== firstDay ? [lastDay] : [])].map((day) => longDay(locale, day, now))
    const until = locale === 'nl' ? ' tot en met ' : ' to '
    return capitalize([days.join(until), times].filter(Boolean).join(', '))
  }
  const end =
    'count' in rule.end
      ? locale === 'nl'
        ? `${rule.end.count} keer`
        : `${rule.end.count} times`
      : `${locale === 'nl' ? 'tot en met' : 'until'} ${fullDay(locale, rule.end.until)}`
  return capitalize([patternInWords(rule, locale), times, end].filter(Boolean).join(', '))
}

/** The same in a few words, for a row of a list: `Elke dinsdag, 19.30 uur`. */
export function briefWhen(schedule: SaidSchedule, locale: Locale, now: Date = new Date()): string | null {
  const { firstDay, rule } = schedule
  const times = timesInWords({ ...schedule, endTime: null }, locale)
  if (rule.kind === 'none') return firstDay === null ? null : capitalize([longDay(locale, firstDay, now), times].filter(Boolean).join(', '))
  return capitalize([patternInWords(rule, locale), times].filter(Boolean).join(', '))
}
