import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { applicationEscalated, applicationWaited } from '#features/applications/model/events.ts'

/** "Geen stilte" (domain §5.1): a word to the organization after three days and after seven; after fourteen the center steps in. */
export const reminders = [7, 3] as const
export const daysToEscalate = 14

/** Reminds and escalates what is due in a center: each step once, however often and from however many processes this runs. */
export async function remindAndEscalate(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(centerId, async (tx) => {
    const rows = await rowsOf(
      tx,
      {
        id: shown.text('id'),
        waited: shown.number('extract(epoch from now() - created_at)::float8 / 86400'),
      },
      (columns) => sql`
      select ${columns} from applications
      where volunteer_center_id = ${centerId} and status in ('new', 'in_review') and first_response_at is null and escalated_at is null
        and created_at <= now() - interval '3 days' and (reminded_days < 3 or created_at <= now() - interval '7 days')
        and (reminded_days < 7 or created_at <= now() - interval '14 days')
      order by created_at limit 1000`,
    )
    return rows
  })
  for (const { id, waited } of due) {
    await db.inCenter(centerId, async (tx) => {
      const days = reminders.find((days) => waited >= days)!
      await (waited >= daysToEscalate ? escalate(tx, centerId, id) : remind(tx, centerId, id, days))
    })
  }
}

async function remind(tx: Tx, centerId: string, applicationId: string, days: number): Promise<void> {
  const { rows } = await sql`update applications set reminded_days = ${days}
    where volunteer_center_id = ${centerId} and id = ${applicationId} and reminded_days < ${days} and status in ('new', 'in_review') and first_response_at is null
    returning id`.execute(tx)
  if (rows.length === 1) await emit(tx, applicationWaited, { centerId, applicationId, requestId: null, days })
}

/** From now on the center takes part: it may read the conversation, write in it and decide. */
async function escalate(tx: Tx, centerId: string, applicationId: string): Promise<void> {
  const late = await tx
    .updateTable('applications')
    .set({ escalated_at: sql<Date>`now()`, reminded_days: daysToEscalate })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', applicationId)
    .where('escalated_at', 'is', null)
    .where('status', 'in', ['new', 'in_review'])
    .where('first_response_at', 'is', null)
    .returning('conversation_id')
    .executeTakeFirst()
  if (!late) return
  await sql`update conversations set escalated_at = now() where volunteer_center_id = ${centerId} and id = ${late.conversation_id}`.execute(tx)
  writeAuditEvent(tx, { centerId, actor: null }, { action: 'application.escalated', subjectType: 'applications', subjectId: applicationId })
  await emit(tx, applicationEscalated, { centerId, applicationId, requestId: null })
}
