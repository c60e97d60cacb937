import { addDays } from '#kernel/i18n/dates.ts'
import { monthOf } from '#features/activities/calendar-items/calendar-window.ts'

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek)

/** The days from one to another, both included. */
export function daysFrom(first: string, last: string): string[] {
  const days = Temporal.PlainDate.from(first).until(last).days
  return Array.from({ length: days + 1 }, (_, at) => addDays(first, at))
}

/** The whole weeks that a month takes, from Monday; days beside the month too. */
export function weeksOf(day: string): string[][] {
  const { from, to } = monthOf(day)
  const days = daysFrom(mondayOf(from), addDays(mondayOf(to), 6))
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** `2026-12`, this many months after the month of a day. */
export const monthFrom = (day: string, months: number): string => String(Temporal.PlainDate.from(day).with({ day: 1 }).add({ months })).slice(0, 7)

/** The things of a list by day, in order. */
export function byDay<Row extends { day: string }>(rows: readonly Row[]): { day: string; rows: Row[] }[] {
  const days = [...new Set(rows.map(({ day }) => day))]
  return days.map((day) => ({ day, rows: rows.filter((row) => row.day === day) }))
}

/** Things on a page of the list before it goes on to the next; a day is not cut in two. */
const perPage = 30

/** Days cut into pages. The first page where the number is beyond the last. */
export function pageOfDays<Day extends { rows: readonly unknown[] }>(days: readonly Day[], page: number): { days: Day[]; page: number; pages: number } {
  const pages: Day[][] = [[]]
  let shown = 0
  for (const day of days) {
    if (shown >= perPage) {
      pages.push([])
      shown = 0
    }
    pages.at(-1)!.push(day)
    shown += day.rows.length
  }
  const at = page <= pages.length ? page : 1
  return { days: pages[at - 1]!, page: at, pages: pages.length }
}
