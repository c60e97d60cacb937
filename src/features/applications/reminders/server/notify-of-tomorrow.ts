import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { startsTomorrow } from '#features/applications/model/events.ts'
import { expectingStatuses } from '#features/applications/model/states.ts'

/** What was agreed so recently needs no reminder yet. */
const hoursFresh = 3

/** SQL: when somebody is expected, of the row `a`: at the time that was agreed, else on the day that the organization noted; none where they said that it does not suit. */
const moment = `case when a.meeting_starts_at > now() then a.meeting_starts_at when a.meeting_starts_at is null then a.start_date::timestamp at time zone '${timeZone}' end`
const expected = sql.raw(moment)
const isTomorrow = sql.raw(`((${moment}) at time zone '${timeZone}')::date = (now() at time zone '${timeZone}')::date + 1`)
const isStill = sql.raw(`a.status in ('${expectingStatuses.join(`', '`)}') and not exists (select from messages m
  where m.volunteer_center_id = a.volunteer_center_id and m.conversation_id = a.conversation_id and m.kind = 'appointment' and m.side <> 'volunteer'
    and (m.meeting_answer = 'cannot' and m.meeting_starts_at = a.meeting_starts_at or m.created_at > now() - interval '${hoursFresh} hours'))`)

/** Tells whoever is expected tomorrow, by the clock of the towns: once for each day that was agreed, from however many processes this runs. */
export async function notifyOfTomorrow(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        { id: shown.text('a.id') },
        (columns) => sql`select ${columns} from applications a
      where a.volunteer_center_id = ${centerId} and ${isTomorrow} and ${isStill} and a.start_told_for is distinct from ${expected} order by a.id limit 1000`,
      ),
  )
  for (const { id } of due) await db.inCenter(centerId, async (tx) => await tell(tx, centerId, id))
}

async function tell(tx: Tx, centerId: string, applicationId: string): Promise<void> {
  const { rows } = await sql`update applications a set start_told_for = ${expected}
    where a.volunteer_center_id = ${centerId} and a.id = ${applicationId} and ${isTomorrow} and ${isStill} and a.start_told_for is distinct from ${expected}
    returning a.id`.execute(tx)
  if (rows.length === 1) await emit(tx, startsTomorrow, { centerId, applicationId, requestId: null })
}
