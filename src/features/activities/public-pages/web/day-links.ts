import { longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import { calendarWords as words } from '#features/activities/public-pages/calendar-words.ts'

/** A day and how much there is on it, as the name of a link. */
export const dayLabel = (day: string, n: number, today: string, locale: Locale): string =>
  say(locale, day === today ? words.todayOnDay : words.onDay, { day: longDay(locale, day), n })
