import { addMonths, today } from '#kernel/i18n/dates.ts'

/** How far ahead the last day may be, and by how much one extension moves it (domain §3.1). */
export const monthsAhead = 6
export const monthsMore = 3

/** Three months after the last day, or after today if that has passed, but never beyond the limit. */
export function extendedTo(until: string, now: Date): string {
  const day = today(now)
  const later = addMonths(until > day ? until : day, monthsMore)
  const furthest = addMonths(day, monthsAhead)
  return later < furthest ? later : furthest
}
