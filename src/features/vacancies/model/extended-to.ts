import { addMonths, today } from '#kernel/i18n/dates.ts'

/** How far ahead a vacancy may run, and what one press of a button adds (domain §3.1). */
export const monthsAhead = 6
export const monthsMore = 3

/** Three months more, from the last day or from today where that has passed, but never further ahead than may be. */
export function extendedTo(until: string, now: Date): string {
  const day = today(now)
  const later = addMonths(until > day ? until : day, monthsMore)
  const furthest = addMonths(day, monthsAhead)
  return later < furthest ? later : furthest
}
