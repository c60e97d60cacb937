import { today } from '#kernel/i18n/dates.ts'

/** How far ahead a vacancy may run, and what one press of a button adds (domain §3.1). */
export const monthsAhead = 6
const monthsMore = 3

/** The day that many months later; in a shorter month its last. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** Three months more, from the last day or from today where that has passed, but never further ahead than may be. */
export function extendedTo(until: string, now: Date): string {
  const day = today(now)
  const later = monthsAfter(until > day ? until : day, monthsMore)
  const furthest = monthsAfter(day, monthsAhead)
  return later < furthest ? later : furthest
}
