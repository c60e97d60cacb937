/** Something that happens at a time, for the calendar on somebody's own telephone (RFC 5545). */
export type CalendarEvent = {
  /** The same for as long as it is the same event: a program that has it changes it instead of adding another. */
  uid: string
  /** Rises with each change; a program that has a later one ignores this. */
  sequence: number
  /** Moments as `Date.toISOString` writes them. */
  startsAt: string
  endsAt: string
  summary: string
  place: string
  description: string
  /** Where it stands on the website: `/applications/…`. */
  path: string
  isCancelled: boolean
}

/** Whose calendar it comes from. */
export type CalendarSender = { name: string; email: string | null; /** Of the website. */ origin: string }

/** What a file of this kind is served and mailed as. */
export const calendarType = ({ isCancelled }: Pick<CalendarEvent, 'isCancelled'>): string => `text/calendar; charset=utf-8; method=${methodOf(isCancelled)}`

const methodOf = (isCancelled: boolean) => (isCancelled ? 'CANCEL' : 'PUBLISH')

/** The file itself. Times are in UTC, so it needs no table of time zones; `now` is when it is written. */
export function writeCalendar(event: CalendarEvent, { name, email, origin }: CalendarSender, now: Date): string {
  const { uid, sequence, startsAt, endsAt, summary, place, description, path, isCancelled } = event
  const url = origin + path
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//volunteer work//nl',
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(isCancelled)}`,
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
    // Who has no address to answer to has one that nobody reads.
    `ORGANIZER;CN=${quoted(name)}:mailto:${email ?? `noreply@${new URL(origin).hostname}`}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261127T130500Z`. */
const moment = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '')

/** RFC 5545 §3.3.11; what breaks a line otherwise than by `\n` does not stand in it. */
const text = (value: string) =>
  value
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\r', '')
    .replaceAll('\n', String.raw`\n`)

/** A quoted value knows no escapes: what would end it goes. */
const quoted = (value: string) => `"${value.replaceAll(/["\r\n]/g, ' ')}"`

/** At most 75 octets a line, never through the middle of a letter; what follows begins with a space. */
function folded(line: string): string {
  let out = ''
  let room = 75
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (size > room) {
      out += '\r\n '
      room = 74
    }
    out += letter
    room -= size
  }
  return out
}
