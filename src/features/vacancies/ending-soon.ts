import { dayOf } from '#kernel/i18n/dates.ts'

const daysBefore = 14

/** The day up to which a vacancy that ends is said to run out soon. */
export function endingSoon(now: Date): string {
  return dayOf(new Date(now.getTime() + daysBefore * 86_400_000))
}
