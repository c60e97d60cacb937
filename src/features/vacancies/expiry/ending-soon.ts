import { addDays, today } from '#kernel/i18n/dates.ts'

const daysBefore = 14

/** The day up to which a vacancy that ends is said to run out soon. */
export function endingSoon(now: Date): string {
  return addDays(today(now), daysBefore)
}
