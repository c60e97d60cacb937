import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** A moment of these days: "zondag 22 november, 14.10 uur". */
export function dayAndTime(locale: Locale, moment: string | Date): string {
  return `${longDay(locale, moment)}, ${clockTime(locale, moment)}`
}
