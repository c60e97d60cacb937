import { sql } from 'kysely'
import { organizationAsked } from '#features/organizations/model/events.ts'
import { adminsOf, notifyAdmins } from '#features/organizations/model/server/admins.ts'
import { notifyCenter } from '#features/organizations/model/server/deciders.ts'
import { type OrganizationStatus, organizationTransitions, organizationUndo } from '#features/organizations/model/states.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Forbidden, Invalid, Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'

/** What a transition changed beside the status: the old values, for its undo. */
type BeforeStatus = {
  deniedReason: string | null
  archivedReason: string | null
  closedVacancies: { id: string; status: string; shared_with: string[] }[]
}

/** Undoes a transition: restores the status, the reasons and the vacancies that it closed. */
export const undoStatus: ResourceApi['undo'] = {
  ability: 'update',
  run: async ({ tx }, { id, from, to, before }) => {
    const { status } = await tx.selectFrom('organizations').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    // Refuses if the status has changed since.
    if (status !== to || !checkTransition(organizationUndo, status, from as OrganizationStatus))
      throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    const { deniedReason, archivedReason, closedVacancies } = before as BeforeStatus
    await tx
      .updateTable('organizations')
      .set({ status: from as OrganizationStatus, denied_reason: deniedReason, archived_reason: archivedReason })
      .where('id', '=', id)
      .execute()
    for (const vacancy of closedVacancies)
      await tx
        .updateTable('vacancies')
        .set({ status: vacancy.status as 'published', closed_reason: null, shared_with: vacancy.shared_with })
        .where('id', '=', vacancy.id)
        .where('status', '=', 'closed')
        .execute()
  },
}

/** `reason`: why it is denied or archived. `message`: a note to its admins. */
type StatusChange = { to: OrganizationStatus; reason: string | null; message: string | null }

/**
 * The only guard of an organization's status, for PUT …/approve, PUT …/{id} and PATCH of many (domain §3.13). A transition to
 * the present status does nothing and notifies nobody. The author may undo it for ten seconds.
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
  // An organization may archive itself; everything else is up to the center.
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

/** Closes the vacancies of an organization that has left, so that nobody applies any more. @returns the old status of each */
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

/** PUT /organizations/{id}/approve: the center's decision; without a status it approves (specification §7). */
export const approveOrganization: Verb<{ status?: OrganizationStatus | null; reason?: string | null; message?: string | null }> = async (call) => {
  const { status, reason, message } = call.input
  await changeStatus(call, { to: status ?? 'approved', reason: reason ?? null, message: message ?? null })
  return call.id
}

/** By then the center has denied it three times, and both should talk. */
const maxResubmissions = 2

/** A denied organization was corrected and asks for another review (domain §3.13). @throws 409 */
export async function resubmit({ tx, id, centerId, actor }: Omit<Call, 'input'>): Promise<void> {
  const {
    name,
    status: from,
    resubmissions,
  } = await tx.selectFrom('organizations').select(['name', 'status', 'resubmissions']).where('id', '=', id).executeTakeFirstOrThrow()
  if (!checkTransition(organizationTransitions, from, 'pending')) return
  if (resubmissions >= maxResubmissions) throw new Refused('resubmitted_too_often', { meta: { most: maxResubmissions } })
  await tx
    .updateTable('organizations')
    .set({ status: 'pending', denied_reason: null, resubmissions: sql`resubmissions + 1` })
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'organization.resubmitted', subjectType: 'organizations', subjectId: id, from, to: 'pending' })
  await notifyCenter({ tx, centerId }, { kind: 'organization.resubmitted', id, name, once: `${id}:${resubmissions + 1}` })
}

/**
 * A change of both name and number makes it another organization, which the center has not approved. This is the only way from
 * approved back to pending; nobody can ask for it directly (domain §3.13).
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

/**
 * DELETE: only for an organization that no volunteer ever applied to or asked something; its conversation with the center is
 * deleted too. Others are archived (domain §3.13).
 */
export const removeOrganization: Verb = async (call) => {
  const { tx, id, centerId, actor } = call
  if (await hasVolunteers(call)) throw new Refused('has_dependents')
  const { name } = await tx.selectFrom('organizations').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await notifyAdmins(call, { kind: 'organization.removed', name, reason: null, message: null })
  await sql`delete from conversations where organization_id = ${id}`.execute(tx)
  await tx.deleteFrom('vacancies').where('organization_id', '=', id).execute()
  await tx.deleteFrom('organizations').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'organization.removed', subjectType: 'organizations', subjectId: id })
  return id
}

async function hasVolunteers({ tx, id }: Pick<Call, 'tx' | 'id'>): Promise<boolean> {
  const { rows } = await sql`
    select from applications where organization_id = ${id}
    union all select from conversations where organization_id = ${id} and subject_type <> 'organization'
    limit 1
  `.execute(tx)
  return rows.length > 0
}

/** PUT /organizations/{id}/ask: a question to its admins, by mail and in the conversation about the organization (domain §3.3). */
export const askOrganization: Verb<{ message: string }> = async ({ tx, id, centerId, actor, requestId, input }) => {
  refuseWhileImpersonating(actor)
  if ((await adminsOf(tx, id)).length === 0) throw new Refused('nobody_to_ask')
  writeAuditEvent(tx, { centerId, actor }, { action: 'organization.asked', subjectType: 'organizations', subjectId: id })
  await emit(tx, organizationAsked, { centerId, organizationId: id, authorId: actor.userId!, body: input.message, requestId })
  return id
}
