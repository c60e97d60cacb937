import { timeZone } from '#kernel/i18n/dates.ts'
import type { Moment } from './content/types.ts'

/** Turns the days of the content, counted from the day of the seed, into dates and times in the Netherlands. */
export type Calendar = {
  /** `2026-11-21` */
  date(day: number): string
  /** The moment of a wall clock in the Netherlands, as ISO text. */
  at(moment: Moment): string
}

export function calendarFrom(now: Date): Calendar {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  return {
    date: (day) => today.add({ days: day }).toString(),
    at: ({ day, time }) => {
      const instant = today.add({ days: day }).toZonedDateTime({ timeZone, plainTime: time }).toInstant()
      // Nothing in the seed has happened later than now, though the day may be young.
      return new Date(day <= 0 ? Math.min(instant.epochMilliseconds, now.getTime()) : instant.epochMilliseconds).toISOString()
    },
  }
}
