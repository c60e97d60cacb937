import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { today } from '#kernel/db/server/today.ts'
import { moveApplication } from './move.ts'

/** After so long without a decision nobody believes in it any more (domain §3.2). */
export const daysToExpire = 42

/** Closes vacancies whose last day is over. */
export async function closeExpiredVacancies(db: Database, centerId: string): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql<{ id: string; status: string }>`
      select id, status from vacancies where volunteer_center_id = ${centerId} and status in ('published', 'paused', 'filled')
        and valid_through < ${sql.raw(today)}
      order by id limit 500 for update skip locked`.execute(tx)
    if (rows.length === 0) return
    await sql`update vacancies set status = 'closed', closed_reason = 'expired' where volunteer_center_id = ${centerId} and id = any(${rows.map(({ id }) => id)})`.execute(
      tx,
    )
    for (const { id, status } of rows)
      trace(tx, { centerId, actor: null }, { action: 'vacancy.closed', subjectType: 'vacancies', subjectId: id, from: status, to: 'closed', reason: 'expired' })
  })
}

/** Ends what nobody decided on for six weeks, and what waits for a vacancy that has closed. */
export async function expireApplications(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select a.id from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
      where a.volunteer_center_id = ${centerId} and a.status in ('new', 'in_review')
        and (a.created_at <= now() - make_interval(days => ${daysToExpire}) or v.status in ('closed', 'archived'))
      order by a.created_at limit 1000`.execute(tx)
    return rows
  })
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
  await moveApplication({ tx, centerId, actor: null, requestId: null }, id, 'expired')
}
