import type { SessionAsDate } from './workshop-dates.ts'
import { eventData } from './event-data.ts'

type About = {
  workshop: { id: string; slug: string; isFree: boolean; isOff: boolean; most: number; left: number }
  date: SessionAsDate
  title: string
  description: string
  organizer: { name: string; url: string }
  origin: string
  picture: string | null
}

/** A session of a workshop for everybody as structured data: schema.org EducationEvent, with the places that are left. */
export function educationEvent({ workshop, date, title, description, organizer, origin, picture }: About): object {
  const { isFree, isOff, most, left, ...address } = workshop
  const event = eventData({
    activity: { ...address, isAllDay: false, attendanceMode: date.mode, costKind: isFree ? 'free' : 'paid', status: isOff ? 'cancelled' : 'published' },
    date,
    title,
    description,
    place: date.location,
    organizer: { '@type': 'Organization', ...organizer },
    origin,
    picture,
  }) as Record<string, unknown>
  const { offers } = event
  return {
    ...event,
    '@type': 'EducationEvent',
    maximumAttendeeCapacity: most,
    remainingAttendeeCapacity: left,
    ...(offers !== undefined && left === 0 && { offers: { ...(offers as object), availability: 'https://schema.org/SoldOut' } }),
  }
}
