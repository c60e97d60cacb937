import type { Meeting } from '#features/applications/model/meeting.ts'
import type { ApplicationRow } from '#features/applications/model/server/application-row.ts'

/** When and where one meets by this application. */
export const meetingOf = ({ meeting_starts_at: startsAt, meeting_ends_at: endsAt, meeting_place: place }: ApplicationRow): Meeting | null =>
  startsAt && endsAt && place !== null ? { startsAt, endsAt, place } : null
