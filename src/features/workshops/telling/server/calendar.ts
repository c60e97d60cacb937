import { sql } from 'kysely'
import type { CalendarEvent } from '#kernel/calendar/write-calendar.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { workshopPath } from '#features/workshops/model/address.ts'

const moment = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A session `s` of a workshop `w`, as mails and calendars name it. */
export const sessionColumns = {
  id: shown.text('s.id'),
  startsAt: shown.text(moment('s.starts_at')),
  endsAt: shown.text(moment('s.ends_at')),
  place: shown.text(
    `concat_ws(', ', nullif(s.place, ''), case when s.city is not null and position(lower(s.city) in lower(coalesce(s.place, ''))) = 0 then s.city end)`,
  ),
  url: orNull(shown.text('s.url')),
  sequence: shown.number('s.sequence'),
  isOff: shown.flag(`s.status = 'cancelled' or w.status = 'cancelled'`),
}
export type SessionRow = RowOf<typeof sessionColumns>

/** The sessions of a workshop, in order; those that are cancelled too. */
export async function sessionsOf(tx: Tx, centerId: string, workshopId: string): Promise<SessionRow[]> {
  return await rowsOf(
    tx,
    sessionColumns,
    (columns) => sql`select ${columns} from workshop_sessions s join workshops w on w.volunteer_center_id = s.volunteer_center_id and w.id = s.workshop_id
      where s.volunteer_center_id = ${centerId} and s.workshop_id = ${workshopId} order by s.starts_at, s.id`,
  )
}

type Of = { id: string; slug: string; title: string }

/**
 * A session for somebody's own calendar. Its uid is the same for everybody, and goes on being the same when the session moves.
 * @param isOff the reader does not come any more
 */
export function calendarEventOf(workshop: Of, { id, startsAt, endsAt, place, url, sequence, isOff }: SessionRow, isGone = false): CalendarEvent {
  return {
    uid: id,
    // Calendars that have the session already take what cancels it for the later one.
    sequence: sequence + (isOff || isGone ? 1 : 0),
    startsAt,
    endsAt,
    summary: workshop.title,
    place: place || (url ?? ''),
    description: url ?? '',
    path: workshopPath(workshop),
    isCancelled: isOff || isGone,
  }
}
