import { addDays, today } from '#kernel/i18n/dates.ts'

const daysBefore = 14

/** Vacancies whose last day is at most this day are shown as ending soon. */
export function endingSoon(now: Date): string {
  return addDays(today(now), daysBefore)
}
