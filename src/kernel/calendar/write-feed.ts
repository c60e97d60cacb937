import { timeZone } from '#kernel/i18n/dates.ts'
import { fileOf, moment, program, text } from './content-lines.ts'

/** Something on one or more dates, for a calendar that somebody follows (RFC 5545). */
export type FeedEvent = FeedDate & {
  /** Stays the same for the same event. */
  uid: string
  /** The rule with its end, as `FREQ=WEEKLY;…;COUNT=12`; null: it happens once. */
  rrule: string | null
  /** Dates of the rule that are left out. */
  excluded: readonly string[]
  /** Dates of the rule that became different. */
  changed: readonly (FeedDate & { /** When the rule would have had it. */ recurrenceId: string })[]
}

export type FeedDate = {
  /** On Dutch clocks, `2026-12-08T19:30`; `2026-12-08` for whole days. */
  start: string
  /** On Dutch clocks; for whole days the last date, which is part of it. */
  end: string
  /** Rises with each change, so that a program with a later one ignores this one. */
  sequence: number
  summary: string
  place: string
  description: string
  /** Where it is on the website. */
  path: string
  isCancelled: boolean
}

export type Feed = {
  name: string
  /** Origin of the website. */
  origin: string
  /** Put before the title of what is cancelled: `AFGELAST: `. Many programs leave out STATUS. */
  cancelledPrefix: string
}

/**
 * The text of a calendar that is fetched again and again: local times with the table of their zone, so that a series keeps its
 * hour when clocks change. `now` is the moment of writing.
 */
export function writeFeed(events: readonly FeedEvent[], feed: Feed, now: Date): string {
  return fileOf([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${program}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(feed.name)}`,
    `X-WR-CALNAME:${text(feed.name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zone,
    ...events.flatMap((event) => [...linesOf(event, feed, now), ...event.changed.flatMap((date) => lines(event.uid, date, recurrenceIdOf(date), feed, now))]),
    'END:VCALENDAR',
  ])
}

/** The rule of Dutch clocks since 1996, from 1970 on: programs that know no zone by name work by it. */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${timeZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function linesOf(event: FeedEvent, feed: Feed, now: Date): string[] {
  const more = [...(event.rrule ? [`RRULE:${event.rrule}`] : []), ...event.excluded.map((date) => at('EXDATE', date))]
  return lines(event.uid, event, more, feed, now)
}

const recurrenceIdOf = ({ recurrenceId }: { recurrenceId: string }) => [at('RECURRENCE-ID', recurrenceId)]

function lines(uid: string, date: FeedDate, more: readonly string[], { origin, cancelledPrefix }: Feed, now: Date): string[] {
  const url = origin + date.path
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${date.sequence}`,
    `DTSTAMP:${moment(now.toISOString())}`,
    at('DTSTART', date.start),
    // The end of whole days is the day after the last (RFC 5545 §3.6.1).
    at('DTEND', isDate(date.end) ? String(Temporal.PlainDate.from(date.end).add({ days: 1 })) : date.end),
    ...more,
    `SUMMARY:${text((date.isCancelled ? cancelledPrefix : '') + date.summary)}`,
    ...(date.place ? [`LOCATION:${text(date.place)}`] : []),
    `DESCRIPTION:${text(date.description ? `${date.description}\n${url}` : url)}`,
    `URL:${url}`,
    `STATUS:${date.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

const isDate = (value: string) => value.length === 10

/** `DTSTART;TZID=…:20261208T193000` in Dutch time, `DTSTART;VALUE=DATE:20261208`. */
function at(name: string, local: string): string {
  const digits = local.replaceAll(/[-:]/g, '')
  return isDate(local) ? `${name};VALUE=DATE:${digits}` : `${name};TZID=${timeZone}:${digits}00`
}
