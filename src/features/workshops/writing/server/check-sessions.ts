import { sql } from 'kysely'
import { isDate } from '#kernel/fields/date-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid, type Issue } from '#kernel/http/errors.ts'
import { atClock, clockOf } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkItems } from '#kernel/jsonapi/write/server/check-items.ts'
import { locate } from '#features/places/server/locate.ts'
import { mostSessions } from '#features/workshops/model/codes.ts'
import { fieldFaultWords } from '#features/workshops/model/error-words.ts'
import { sessionFields } from '#features/workshops/model/session.ts'

type Sent = {
  id: string | null
  start: string
  end: string
  place: string | null
  city: string | null
  url: string | null
  isRequired: boolean | null
  status: string | null
}

/** A session as it will be stored. */
export type CheckedSession = {
  /** Null: a new one. */
  id: string | null
  start: string
  end: string
  startsAt: Date
  endsAt: Date
  place: string | null
  city: string | null
  latitude: number | null
  longitude: number | null
  url: string | null
  isRequired: boolean
  isCancelled: boolean
}

type Fault = Exclude<keyof typeof fieldFaultWords, 'below_registered' | 'seats_of_organization'>

/** One fault of a session, at its part. */
export const sessionFault = (at: number, part: string, code: Fault): Issue => ({
  code,
  attribute: `sessions.${at}.${part}`,
  pointer: `/data/attributes/sessions/${at}/${part}`,
  words: sayInAll(fieldFaultWords[code]),
})

const longest = 24 * 3_600_000

/** Sessions as they were sent, in the order of their times. @throws {Invalid} with each fault at the part of its session */
export async function checkSessions({ tx, centerId, locale }: Pick<Call, 'tx' | 'centerId' | 'locale'>, sent: unknown): Promise<CheckedSession[]> {
  const items = checkItems<Sent>(sent, { attribute: 'sessions', most: mostSessions, fields: sessionFields, locale })
  const issues: Issue[] = []
  const checked: CheckedSession[] = []
  for (const [at, { id, start, end, place, city, url, isRequired, status }] of items.entries()) {
    const starts = momentOf(start)
    const ends = momentOf(end)
    if (!starts.at) issues.push(sessionFault(at, 'start', starts.code))
    if (!ends.at) issues.push(sessionFault(at, 'end', ends.code))
    if (!starts.at || !ends.at) continue
    if (ends.at <= starts.at) issues.push(sessionFault(at, 'end', 'ends_before_it_begins'))
    else if (ends.at.getTime() - starts.at.getTime() > longest) issues.push(sessionFault(at, 'end', 'session_too_long'))
    const known = city ? await locate(tx, centerId, { postcode: null, city }) : null
    if (city && !known) issues.push(sessionFault(at, 'city', 'unknown_place'))
    checked.push({
      id: id && isUuid(id) ? id.toLowerCase() : null,
      start,
      end,
      startsAt: starts.at,
      endsAt: ends.at,
      place: place || null,
      city: known?.city ?? null,
      latitude: known?.latitude ?? null,
      longitude: known?.longitude ?? null,
      url: url || null,
      isRequired: isRequired ?? true,
      isCancelled: status === 'cancelled',
    })
  }
  if (issues.length === 0) issues.push(...overlaps(checked))
  if (issues.length > 0) throw new Invalid(issues)
  return checked
}

/** The moment of a wall time, or what is wrong with it. */
function momentOf(local: string): { at: Date; code?: never } | { at?: never; code: Fault } {
  const [day, time] = local.split('T') as [string, string]
  if (!isDate(day)) return { code: 'no_such_day' }
  const at = atClock(day, time)
  return clockOf(at) === time ? { at: new Date(at) } : { code: 'time_is_skipped' }
}

function overlaps(sessions: readonly CheckedSession[]): Issue[] {
  const held = [...sessions.entries()].filter(([, { isCancelled }]) => !isCancelled).toSorted(([, a], [, b]) => a.startsAt.getTime() - b.startsAt.getTime())
  return held.flatMap(([at, session], place) =>
    place > 0 && session.startsAt < held[place - 1]![1].endsAt ? [sessionFault(at, 'start', 'sessions_overlap')] : [],
  )
}

/** Columns of a workshop that follow from its sessions. */
export function spanOf(sessions: readonly Pick<CheckedSession, 'startsAt' | 'endsAt' | 'isCancelled'>[]): {
  first_starts_at: Date | null
  last_ends_at: Date | null
} {
  const held = sessions.filter(({ isCancelled }) => !isCancelled)
  if (held.length === 0) return { first_starts_at: null, last_ends_at: null }
  return {
    first_starts_at: new Date(Math.min(...held.map(({ startsAt }) => startsAt.getTime()))),
    last_ends_at: new Date(Math.max(...held.map(({ endsAt }) => endsAt.getTime()))),
  }
}

/** Writes a session; the caller has checked that a known one belongs to the workshop. */
export async function writeSession({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, workshopId: string, session: CheckedSession): Promise<void> {
  const { id, start, end, startsAt, endsAt, place, city, latitude, longitude, url, isRequired, isCancelled } = session
  const status = isCancelled ? 'cancelled' : 'scheduled'
  await (
    id === null
      ? sql`insert into workshop_sessions (volunteer_center_id, workshop_id, local_start, local_end, starts_at, ends_at, place, city, latitude, longitude, url, is_required, status)
        values (${centerId}, ${workshopId}, ${start}::timestamp, ${end}::timestamp, ${startsAt}, ${endsAt}, ${place}, ${city}, ${latitude}, ${longitude}, ${url}, ${isRequired}, ${status})`
      : sql`update workshop_sessions set local_start = ${start}::timestamp, local_end = ${end}::timestamp, starts_at = ${startsAt}, ends_at = ${endsAt}, place = ${place}, city = ${city},
        latitude = ${latitude}, longitude = ${longitude}, url = ${url}, is_required = ${isRequired}, status = ${status}, sequence = sequence + 1
        where volunteer_center_id = ${centerId} and id = ${id}`
  ).execute(tx)
}
