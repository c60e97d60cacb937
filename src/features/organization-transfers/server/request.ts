import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { centerAdmins } from '#kernel/access/role-sets.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { atBoth } from './transfer-row.ts'
import { notifyCenterAdmins } from './notify.ts'
import { writeAuditEventAt } from './write-audit-event-at.ts'

/** POST /organizations/{id}/move: an admin of the organization asks, or the center that it would leave; the latter agrees with it. */
export const requestTransfer: Verb<{ volunteerCenterId: string; reason: string }> = async (call) => {
  const { tx, id, centerId, actor, input } = call
  refuseWhileImpersonating(actor)
  const to = await otherCenterOfTenant(call, input.volunteerCenterId)
  const organization = await mayLeave(call)
  const pending = await tx.selectFrom('organization_moves').select('id').where('organization_id', '=', id).where('status', '=', 'requested').executeTakeFirst()
  if (pending) throw new Refused('move_pending', { meta: { id: pending.id } })

  const move = { id: randomUUID(), fromId: centerId, toId: to.id, from: call.centerName, to: to.name, organizationId: id, organization: organization.name }
  const agrees = hasRole(actor, centerAdmins)
  await atBoth(call, move, async (where) => {
    await sql`insert into organization_moves
        (volunteer_center_id, id, side, from_center_id, to_center_id, organization_id, organization_name, organization_type, city, reason, leaving_agreed_at)
      values (${where}, ${move.id}, ${where === centerId ? 'leaving' : 'receiving'}, ${centerId}, ${to.id}, ${id}, ${organization.name},
        ${organization.organization_type}, ${organization.city}, ${input.reason}, ${agrees ? call.now : null})`.execute(tx)
    writeAuditEventAt(call, where, move, { what: 'requested', reason: input.reason })
    await notifyCenterAdmins(call, where, { kind: 'organization.move_requested', move, reason: input.reason })
  })
  return { id, status: 201, meta: { move: { id: move.id } } }
}

async function otherCenterOfTenant({ tx, centerId, tenantKey }: Call, wanted: string): Promise<{ id: string; name: string }> {
  const center = isUuid(wanted)
    ? await tx
        .selectFrom('volunteer_centers')
        .select(['id', 'name'])
        .where('id', '=', wanted)
        .where('tenant_key', '=', tenantKey)
        .where('id', '<>', centerId)
        .executeTakeFirst()
    : undefined
  if (!center) throw new Invalid([{ code: 'inclusion', attribute: 'volunteerCenterId' }])
  return center
}

async function mayLeave({ tx, id }: Call) {
  const organization = await tx
    .selectFrom('organizations')
    .leftJoin('addresses', 'addresses.id', 'organizations.address_id')
    .select(['organizations.name', 'organization_type', 'status', 'addresses.city'])
    .where('organizations.id', '=', id)
    .executeTakeFirstOrThrow()
  if (organization.organization_type === 'VolunteerCenter') throw new Refused('own_center_stays')
  if (organization.status !== 'approved') throw new Refused('not_approved')
  return organization
}
