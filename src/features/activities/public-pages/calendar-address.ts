import { cutText } from '#kernel/fields/cut-text.ts'
import { addDays } from '#kernel/i18n/dates.ts'
import { readAddress, writeAddress } from '#kernel/search/address.ts'
import { emptyOf } from '#kernel/search/search.ts'
import { type CalendarSearch, calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { monthFrom } from './calendar-days.ts'

export const readCalendarSearch = (parameters: URLSearchParams): CalendarSearch => readAddress(calendarSearch, parameters)

const nowhen = { month: null, from: null, day: null, view: 'list' } as const satisfies Partial<CalendarSearch>

/** The same choices at another time, in another view. */
export const calendarAddress = (asked: Partial<CalendarSearch>, when: Partial<CalendarSearch> = {}): string =>
  writeAddress(calendarSearch, asked, { ...nowhen, ...when })

/** The same time with other choices. */
export const chosenAddress = (asked: CalendarSearch, change: Partial<CalendarSearch>): string => writeAddress(calendarSearch, asked, change)

export const emptyCalendar: CalendarSearch = emptyOf(calendarSearch)

/** Months that are offered: from the one a year ago up to those of which dates are known. */
const [monthsBack, monthsAhead] = [-12, 18]

/** The months beside one, as far as they are offered. */
export function monthsBeside(day: string, today: string): { previous: string | null; next: string | null } {
  const [previous, next] = [monthFrom(day, -1), monthFrom(day, 1)]
  return { previous: previous >= monthFrom(today, monthsBack) ? previous : null, next: next <= monthFrom(today, monthsAhead) ? next : null }
}

/** The weeks beside one, by their Mondays. */
export const weeksBeside = (monday: string): { previous: string; next: string } => ({ previous: addDays(monday, -7), next: addDays(monday, 7) })

/** A time in an address that does not exist: the name of its parameter, and what was sent. */
export function wrongTime(parameters: URLSearchParams, asked: CalendarSearch): { name: 'month' | 'day'; sent: string } | null {
  for (const name of ['month', 'from', 'day'] as const) {
    const sent = parameters.get(name)
    if (sent !== null && sent !== '' && asked[name] === null) return { name: name === 'month' ? 'month' : 'day', sent: cutText(sent, 20) }
  }
  return null
}
