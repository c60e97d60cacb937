import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { transition } from '#features/applications/transitions/server/transition.ts'

/** After so long without a decision nobody believes in it any more (domain §3.2). */
export const daysToExpire = 42

/** Ends what nobody decided on for six weeks, and what waits for a vacancy that has closed. */
export async function expireApplications(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        { id: shown.text('a.id') },
        (columns) => sql`
      select ${columns} from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
      where a.volunteer_center_id = ${centerId} and a.status in ('new', 'in_review')
        and (a.created_at <= now() - make_interval(days => ${daysToExpire}) or v.status in ('closed', 'archived'))
      order by a.created_at limit 1000`,
      ),
  )
  for (const { id } of due) await db.inCenter(centerId, async (tx) => await expireOne(tx, centerId, id))
}

/** Somebody may have decided a moment ago; then there is nothing to end. */
async function expireOne(tx: Parameters<Parameters<Database['inCenter']>[1]>[0], centerId: string, id: string): Promise<void> {
  const row = await tx
    .selectFrom('applications')
    .select('status')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row?.status !== 'new' && row?.status !== 'in_review') return
  await transition({ tx, centerId, actor: null, requestId: null }, id, 'expired')
}
