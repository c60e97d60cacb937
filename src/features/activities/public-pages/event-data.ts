import { activityPath } from '#features/activities/model/address.ts'
import type { AttendanceMode, CostKind, OccurrenceStatus } from '#features/activities/model/codes.ts'
import type { ActivityPlace } from '#features/activities/model/activity.ts'
import { addDays, atClock } from '#kernel/i18n/dates.ts'
import type { KeptDate } from './activity-dates.ts'
import { dayIn } from './wall-times.ts'

const schema = 'https://schema.org/'
const modes: Record<AttendanceMode, string> = {
  offline: `${schema}OfflineEventAttendanceMode`,
  online: `${schema}OnlineEventAttendanceMode`,
  mixed: `${schema}MixedEventAttendanceMode`,
}
const statuses: Record<OccurrenceStatus, string> = {
  scheduled: `${schema}EventScheduled`,
  cancelled: `${schema}EventCancelled`,
  moved: `${schema}EventRescheduled`,
}

type About = {
  activity: { id: string; slug: string; isAllDay: boolean; attendanceMode: AttendanceMode; costKind: CostKind; status: string }
  date: KeptDate
  title: string
  description: string
  place: ActivityPlace | null
  organizer: { '@type': string; name: string; url: string }
  origin: string
  picture: string | null
}

/**
 * One date as structured data for search engines: schema.org Event. The address of an online meeting is never in it, because this is
 * for everybody: people find it on the page.
 */
export function eventData({ activity, date, title, description, place, organizer, origin, picture }: About): object {
  const { attendanceMode, costKind, isAllDay, status } = activity
  const url = origin + activityPath(activity, dayIn(date.localStart))
  const locations = [
    ...(attendanceMode !== 'online' && place ? [placeData(place)] : []),
    ...(attendanceMode !== 'offline' ? [{ '@type': 'VirtualLocation', url }] : []),
  ]
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: title,
    ...(description && { description }),
    startDate: isAllDay ? dayIn(date.localStart) : moment(date.localStart, date.startsAt),
    endDate: isAllDay ? addDays(dayIn(date.localEnd), -1) : moment(date.localEnd, date.endsAt),
    eventStatus: statuses[status === 'cancelled' ? 'cancelled' : date.status],
    ...(date.status === 'moved' && {
      previousStartDate: isAllDay ? dayIn(date.recurrenceId) : moment(date.recurrenceId, atClock(dayIn(date.recurrenceId), date.recurrenceId.slice(11, 16))),
    }),
    eventAttendanceMode: modes[attendanceMode],
    ...(locations.length > 0 && { location: locations.length === 1 ? locations[0] : locations }),
    organizer,
    ...(costKind === 'free' && {
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR', availability: `${schema}InStock`, url },
    }),
    ...(picture && { image: [picture] }),
  }
}

/** `2026-12-08T19:30:00+01:00`: a wall time with the offset of its moment. */
function moment(wall: string, at: string): string {
  const minutes = Math.round((Date.parse(`${wall}:00Z`) - Date.parse(at)) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60].map((part) => String(part).padStart(2, '0'))
  return `${wall}:00${minutes < 0 ? '-' : '+'}${hours}:${rest}`
}

function placeData({ name, street, houseNumber, postcode, city, latitude, longitude }: ActivityPlace): object {
  const address = `${street} ${houseNumber}`.trim()
  return {
    '@type': 'Place',
    name: name || city,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      ...(postcode && { postalCode: postcode }),
      addressLocality: city,
      addressCountry: 'NL',
    },
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }
}
