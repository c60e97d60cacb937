import { briefDay, clockTime, daysBetween } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { messages } from '#features/conversations/model/messages.ts'

/** The time of a message in a list: a time if it is of today, else a day. */
export function whenSaid(moment: string, locale: Locale, now: Date): string {
  const days = daysBetween(moment, now)
  if (days === 0) return clockTime(locale, moment)
  return days === 1 ? say(locale, messages.yesterday) : briefDay(locale, moment, now)
}
