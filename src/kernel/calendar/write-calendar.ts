import { fileOf, moment, program, quoted, text } from './content-lines.ts'

/** An appointment for the calendar on somebody's telephone (RFC 5545). */
export type CalendarEvent = {
  /** Stays the same for the same event, so that a calendar program changes its entry instead of adding another. */
  uid: string
  /** Rises with each change; a program that has a later one ignores this one. */
  sequence: number
  /** Moments as `Date.toISOString` writes them. */
  startsAt: string
  endsAt: string
  summary: string
  place: string
  description: string
  /** Where it is on the website: `/applications/…`. */
  path: string
  isCancelled: boolean
}

/** The center that sends it. */
export type CalendarSender = { name: string; email: string | null; /** Origin of the website. */ origin: string }

/** The content type with which a calendar file is served and mailed. */
export const calendarType = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): string => `text/calendar; charset=utf-8; method=${methodOf(isCancelled)}`

const methodOf = (isCancelled: boolean) => (isCancelled ? 'CANCEL' : 'PUBLISH')

/** The text of the file of one event, or of several that are all cancelled or all not. Times are in UTC, so it needs no time zone table; `now` is the moment of writing. */
export function writeCalendar(what: CalendarEvent | readonly CalendarEvent[], sender: CalendarSender, now: Date): string {
  const events: readonly CalendarEvent[] = 'uid' in what ? [what] : what
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${program}`, 'CALSCALE:GREGORIAN', `METHOD:${methodOf(events[0]!.isCancelled)}`]
  return fileOf([...head, ...events.flatMap((event) => linesOf(event, sender, now)), 'END:VCALENDAR'])
}

function linesOf(event: CalendarEvent, { name, email, origin }: CalendarSender, now: Date): string[] {
  const { uid, sequence, startsAt, endsAt, summary, place, description, path, isCancelled } = event
  const url = origin + path
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${moment(now.toISOString())}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${text(summary)}`,
    `LOCATION:${text(place)}`,
    `DESCRIPTION:${text(`${description}\n${url}`)}`,
    `URL:${url}`,
    // ORGANIZER must be an address: a sender without one gets an address that nobody reads.
    `ORGANIZER;CN=${quoted(name)}:mailto:${email ?? `noreply@${new URL(origin).hostname}`}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}
