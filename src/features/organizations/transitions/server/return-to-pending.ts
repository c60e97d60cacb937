import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { notifyCenter } from '#features/organizations/model/server/notify-center.ts'

/**
 * Another name and another number together are another organization, and that one the center has not seen. The one way from
 * approved back to pending; nobody asks for it by itself (domain §3.13).
 */
export async function returnToPending({ tx, id, centerId, actor }: Omit<Call, 'input'>): Promise<void> {
  const {
    name,
    status,
    lock_version: version,
  } = await tx.selectFrom('organizations').select(['name', 'status', 'lock_version']).where('id', '=', id).executeTakeFirstOrThrow()
  if (status !== 'approved') return
  await tx.updateTable('organizations').set({ status: 'pending' }).where('id', '=', id).execute()
  const step = { action: 'organization.pending', from: 'approved', to: 'pending', reason: 'name_and_number' }
  writeAuditEvent(tx, { centerId, actor }, { ...step, subjectType: 'organizations', subjectId: id })
  await notifyCenter({ tx, centerId }, { kind: 'organization.resubmitted', id, name, once: `${id}:again:${version}` })
}
