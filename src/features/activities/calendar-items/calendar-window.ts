import { addDays } from '#kernel/i18n/dates.ts'
import type { CalendarSearch } from './calendar-search.ts'

/** Days, both included. */
export type CalendarWindow = { from: string; to: string }

/** How many days the list shows when no month is asked for. */
const listedDays = 28

/** The days that an address of the calendar shows: one day, a month, a week from its Monday on, or the coming four weeks. */
export function calendarWindow({ day, month, from, view }: Pick<CalendarSearch, 'day' | 'month' | 'from' | 'view'>, today: string): CalendarWindow {
  if (day !== null) return { from: day, to: day }
  const asked = from ?? (month === null ? today : today.startsWith(month) && view === 'list' ? today : `${month}-01`)
  if (view === 'day') return { from: asked, to: asked }
  if (view === 'week') {
    const monday = addDays(asked, 1 - Temporal.PlainDate.from(asked).dayOfWeek)
    return { from: monday, to: addDays(monday, 6) }
  }
  if (month === null && view === 'list') return { from: asked, to: addDays(asked, listedDays - 1) }
  const { from: first, to } = monthOf(asked)
  return { from: view === 'month' ? first : asked, to }
}

/** The days of the month that a day is in. */
export function monthOf(day: string): CalendarWindow {
  const first = Temporal.PlainDate.from(day).with({ day: 1 })
  return { from: String(first), to: String(first.add({ months: 1 }).subtract({ days: 1 })) }
}
