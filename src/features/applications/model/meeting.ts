import { date, group, integer, text } from '#kernel/fields/field.ts'
import type { Sent } from '#kernel/fields/field.ts'

/** How long a meeting takes unless somebody says otherwise, in minutes. */
export const usualMinutes = 60

/** A day, a time and a place that go with an invitation, or with the first time somebody comes. */
export const meetingFields = {
  day: date(),
  /** As the Dutch clock says it. */
  time: text({ max: 5, pattern: /^([01]\d|2[0-3]):[0-5]\d$/ }),
  minutes: integer({ min: 15, max: 720, optional: true }),
  place: text({ min: 2, max: 200 }),
}

export const meeting = group(meetingFields, { optional: true })

export type SentMeeting = Sent<typeof meetingFields>
export type Meeting = { startsAt: Date; endsAt: Date; place: string }
