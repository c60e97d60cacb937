import type { ActorRole, RoleName } from '#kernel/access/actor.ts'
import type { PeopleTx } from './people-tables.ts'

/** Someone's roles at all centers, by which they rank wherever somebody wants to act on them (ADR 0016). */
export async function rolesEverywhere(tx: PeopleTx, userId: string): Promise<(ActorRole & RoleKey)[]> {
  return await tx
    .selectFrom('user_roles')
    .select(['id', 'name', 'volunteer_center_id as volunteerCenterId', 'organization_id as organizationId'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export type RoleKey = { name: RoleName; volunteerCenterId: string | null; organizationId: string | null }

const leading: readonly RoleName[] = ['admin', 'center_admin', 'super_admin']

/**
 * Whether this person is the only active one left in a leading role. The rows of that role are held until the
 * transaction ends: of the last two who leave at once, the second finds itself the last.
 */
export async function isLast(tx: PeopleTx, userId: string, { name, volunteerCenterId, organizationId }: RoleKey): Promise<boolean> {
  if (!leading.includes(name)) return false
  const holders = await tx
    .selectFrom('user_roles')
    .select('user_id')
    .where('name', '=', name)
    .where('volunteer_center_id', 'is not distinct from', volunteerCenterId)
    .where('organization_id', 'is not distinct from', organizationId)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (!holders.some((holder) => holder.user_id === userId)) return false
  const others = holders.map((holder) => holder.user_id).filter((id) => id !== userId)
  if (others.length === 0) return true
  const active = await tx.selectFrom('users').select('id').where('id', 'in', others).where('status', '=', 'active').execute()
  return active.length === 0
}
