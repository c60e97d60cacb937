import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { helpIsOver } from '#features/applications/model/events.ts'

/** Asked a day after it ended, while it is fresh; nobody is asked about what is long past. */
const [soonest, latest] = [1, 14]

const isDue = sql.raw(`a.ended_at between now() - interval '${latest} days' and now() - interval '${soonest} days'
  and a.status in ('completed', 'stopped') and a.user_id is not null and a.volunteer_score is null and a.evaluation_asked_at is null`)

/** Asks whoever has helped how it was, once, unless they have said so. */
export async function requestEvaluations(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        { id: shown.text('a.id') },
        (columns) => sql`select ${columns} from applications a where a.volunteer_center_id = ${centerId} and ${isDue} order by a.ended_at limit 1000`,
      ),
  )
  for (const { id } of due) await db.inCenter(centerId, async (tx) => await ask(tx, centerId, id))
}

async function ask(tx: Tx, centerId: string, applicationId: string): Promise<void> {
  const { rows } =
    await sql`update applications a set evaluation_asked_at = now() where a.volunteer_center_id = ${centerId} and a.id = ${applicationId} and ${isDue}
    returning a.id`.execute(tx)
  if (rows.length === 1) await emit(tx, helpIsOver, { centerId, applicationId, requestId: null })
}
