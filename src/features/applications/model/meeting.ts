import { date, group, integer, text } from '#kernel/fields/field.ts'
import type { Sent } from '#kernel/fields/field.ts'

/** The default length of an appointment, in minutes. */
export const usualMinutes = 60

/** The appointment that goes with an invitation or an acceptance. */
export const meetingFields = {
  day: date(),
  /** In Dutch time. */
  time: text({ max: 5, pattern: /^([01]\d|2[0-3]):[0-5]\d$/ }),
  minutes: integer({ min: 15, max: 720, optional: true }),
  place: text({ min: 2, max: 200 }),
}

export const meeting = group(meetingFields, { optional: true })

export type SentMeeting = Sent<typeof meetingFields>
export type Meeting = { startsAt: Date; endsAt: Date; place: string }
