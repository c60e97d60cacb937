import { Forbidden, Invalid, Refused } from '#kernel/http/errors.ts'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { organizationTransitions, type OrganizationStatus } from '#features/organizations/model/states.ts'
import { notifyAdmins } from '#features/organizations/model/server/notify-admins.ts'
import type { BeforeStatus } from './undo-status.ts'

/** `reason`: why it is denied or archived. `message`: what else its admins read. */
export type StatusChange = { to: OrganizationStatus; reason: string | null; message: string | null }

/**
 * The one guard of an organization's status: PUT …/approve, PUT …/{id} and PATCH of many come here (domain §3.13).
 * The same status again does nothing and tells nobody. For ten seconds whoever did it may undo it.
 */
export async function changeStatus(call: Omit<Call, 'input'>, { to, reason, message }: StatusChange): Promise<void> {
  const { tx, id, centerId, actor } = call
  const organization = await tx
    .selectFrom('organizations')
    .select(['name', 'status', 'denied_reason', 'archived_reason', 'moved_to_center_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { status: from, name } = organization
  if (!checkTransition(organizationTransitions, from, to)) return
  if (organization.moved_to_center_id) throw new Refused('has_moved')
  // An organization may close itself; everything else is for the center to decide.
  if (to !== 'archived' && !hasRole(actor, centerStaff)) throw new Forbidden()
  if (to === 'denied' && !reason) throw new Invalid([{ code: 'blank', attribute: 'reason' }])

  await tx
    .updateTable('organizations')
    .set({ status: to, changed_by: actor.userId, denied_reason: to === 'denied' ? reason : null, archived_reason: to === 'archived' ? reason : null })
    .where('id', '=', id)
    .execute()
  const before: BeforeStatus = {
    deniedReason: organization.denied_reason,
    archivedReason: organization.archived_reason,
    closedVacancies: to === 'archived' ? await closeVacancies(tx, id) : [],
  }
  undoable(tx, call, { type: 'organizations', id, from, to, before })
  writeAuditEvent(tx, { centerId, actor }, { action: `organization.${to}`, subjectType: 'organizations', subjectId: id, from, to, reason })
  await notifyAdmins(call, { kind: `organization.${to}`, name, reason, message })
}

/** Nobody may apply any more to an organization that has gone. @returns what each of its vacancies was */
async function closeVacancies(tx: Call['tx'], organizationId: string): Promise<BeforeStatus['closedVacancies']> {
  const open = await tx
    .selectFrom('vacancies')
    .select(['id', 'status', 'shared_with'])
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['pending', 'published', 'paused', 'filled'])
    .forUpdate()
    .execute()
  if (open.length > 0)
    await tx
      .updateTable('vacancies')
      .set({ status: 'closed', closed_reason: 'other' })
      .where(
        'id',
        'in',
        open.map(({ id }) => id),
      )
      .execute()
  return open
}
