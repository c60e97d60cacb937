import { Forbidden, Invalid } from '#kernel/http/errors.ts'
import { trace } from '#kernel/audit/server/trace.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import { queueMail } from '#kernel/mail/server/queue-mail.ts'
import { takeStep } from '#kernel/states/machine.ts'
import { organizationSteps, type OrganizationStatus } from '#features/organizations/states.ts'
import { adminsOf } from './admins.ts'

const runsCenter = ['coordinator', 'center_admin', 'super_admin']

/**
 * The one guard of an organization's status: PUT …/approve and PUT …/{id} both come here (domain §3.13).
 * The same status again does nothing and tells nobody.
 */
export async function changeStatus({ tx, id, centerId, actor, locale }: Call, to: OrganizationStatus, reason: string | null): Promise<void> {
  const organization = await tx.selectFrom('organizations').select(['name', 'status']).where('id', '=', id).executeTakeFirstOrThrow()
  const { status: from, name } = organization
  if (!takeStep(organizationSteps, from, to)) return
  // An organization may close itself; everything else is for the center to decide.
  if (to !== 'archived' && !actor.roles.some((role) => runsCenter.includes(role.name))) throw new Forbidden()
  if (to === 'denied' && !reason) throw new Invalid([{ code: 'blank', attribute: 'reason' }])

  await tx
    .updateTable('organizations')
    .set({ status: to, denied_reason: to === 'denied' ? reason : null, archived_reason: to === 'archived' ? reason : null })
    .where('id', '=', id)
    .execute()
  if (to === 'archived') await closeVacancies(tx, id)
  trace(tx, { centerId, actor }, { action: `organization.${to}`, subjectType: 'organizations', subjectId: id, from, to, reason })
  if (to !== 'approved' && to !== 'denied') return
  const { lock_version: version } = await tx.selectFrom('organizations').select('lock_version').where('id', '=', id).executeTakeFirstOrThrow()
  for (const admin of await adminsOf(tx, id)) {
    queueMail(tx, {
      centerId,
      kind: `organization.${to}`,
      dedupeKey: `organization.${to}:${id}:${version}:${admin.id}`,
      userId: admin.id,
      address: admin.email,
      locale: admin.locale ?? locale,
      facts: { firstName: admin.firstName, organization: name, organizationId: id, reason },
    })
  }
}

/** Nobody may apply any more to an organization that has gone. */
async function closeVacancies(tx: Call['tx'], organizationId: string): Promise<void> {
  await tx
    .updateTable('vacancies')
    .set({ status: 'closed', closed_reason: 'other' })
    .where('organization_id', '=', organizationId)
    .where('status', 'in', ['published', 'paused', 'filled'])
    .execute()
}
