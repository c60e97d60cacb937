import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { CreateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { organization } from '#features/organizations/model/organization.ts'
import { assignFirstAdmin } from './assign-first-admin.ts'
import { findDuplicates } from '#features/organizations/likeness/server/duplicates.ts'
import { insertOrganization } from './insert-organization.ts'
import { refuseIncomplete } from './refuse-incomplete.ts'
import { notifyCenter } from '#features/organizations/model/server/notify-center.ts'

/**
 * POST /organizations: whoever signs one up waits for the center, what the center adds itself is approved (contract §3.3).
 * The organization, its address, profile and admin, the mails and the trace: all of it or nothing.
 */
export const createOrganization: Verb<CreateOf<typeof organization>> = async (call) => {
  const { tx, input, actor, centerId } = call
  refuseWhileImpersonating(actor)
  const isStaff = hasRole(actor, centerStaff)
  refuseIncomplete(call, { isStaff })

  const { postcode = null, houseNumber = null } = input.address
  const compared = { name: input.name, kvkNumber: input.kvkNumber ?? null, postcode, houseNumber }
  const duplicates = await findDuplicates(tx, centerId, compared, { onlyPublic: !isStaff })
  const status = isStaff ? 'approved' : 'pending'
  const id = await insertOrganization(call, { status })
  const contact = await assignFirstAdmin(call, { id, isStaff })
  await tx.updateTable('organizations').set({ contact_user_id: contact }).where('id', '=', id).execute()

  writeAuditEvent(
    tx,
    { centerId, actor },
    { action: isStaff ? 'organization.added' : 'organization.submitted', subjectType: 'organizations', subjectId: id, to: status },
  )
  if (!isStaff) await notifyCenter(call, { kind: 'organization.submitted', id, name: input.name, once: id })
  const { name, organizationType, summary } = input
  // A stranger cannot see what waits for approval, and is shown what they wrote.
  return { id, meta: { duplicates }, known: { name, organizationType, summary, status } }
}
