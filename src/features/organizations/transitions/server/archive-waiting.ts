import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { notifyAdmins } from '#features/organizations/model/server/admins.ts'

/** Days after which nobody is expected to decide or to resubmit (domain §3.13). */
export const daysToArchive = 90

/** Archives organizations that have been pending or denied that long, and notifies their admins. */
export async function archiveWaiting(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(centerId, async (tx) => await dueOf(tx, centerId).limit(500).execute())
  for (const { id } of due) await db.inCenter(centerId, async (tx) => await archiveOne(tx, centerId, id))
}

const dueOf = (tx: Tx, centerId: string) =>
  tx
    .selectFrom('organizations')
    .select(['id', 'name', 'status'])
    .where('volunteer_center_id', '=', centerId)
    .where('status', 'in', ['pending', 'denied'])
    .where('status_since', '<', sql<Date>`now() - make_interval(days => ${daysToArchive})`)
    .orderBy('status_since')

/** Reads the status again under lock, because somebody may just have decided. */
async function archiveOne(tx: Tx, centerId: string, id: string): Promise<void> {
  const row = await dueOf(tx, centerId).where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) return
  const { name, status: from } = row
  await tx.updateTable('organizations').set({ status: 'archived', denied_reason: null, archived_reason: null }).where('id', '=', id).execute()
  writeAuditEvent(
    tx,
    { centerId, actor: null },
    { action: 'organization.archived', subjectType: 'organizations', subjectId: id, from, to: 'archived', reason: 'expired' },
  )
  await notifyAdmins({ tx, id, centerId, locale: 'nl' }, { kind: 'organization.expired', name, reason: null, message: null })
}
