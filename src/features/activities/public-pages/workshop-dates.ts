import type { ActivityPlace } from '#features/activities/model/activity.ts'
import type { AttendanceMode } from '#features/activities/model/codes.ts'
import type { KeptDate } from './activity-dates.ts'

type Session = {
  id: string
  start: string
  end: string
  startsAt: string
  endsAt: string
  place: string
  city: string
  isOnline: boolean
  status: 'scheduled' | 'cancelled'
}
export type SessionAsDate = KeptDate & { mode: AttendanceMode }

/** A session of a workshop as the pages of the calendar know dates. */
export function asDate({ id, start, end, startsAt, endsAt, place, city, isOnline, status }: Session): SessionAsDate {
  const isThere = place !== '' || city !== ''
  const location: ActivityPlace | null = isThere
    ? { name: place, street: '', houseNumber: '', postcode: '', city, latitude: null, longitude: null, mapEntryId: null }
    : null
  return {
    id,
    recurrenceId: start,
    localStart: start,
    localEnd: end,
    startsAt,
    endsAt,
    status,
    title: null,
    location,
    note: null,
    reason: null,
    mode: isOnline ? (isThere ? 'mixed' : 'online') : 'offline',
  }
}
