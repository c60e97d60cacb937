import type { ActorRole, RoleName } from '#kernel/access/actor.ts'
import { isIn, leaders } from '#kernel/access/role-sets.ts'
import { Invalid } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import type { PeopleTx } from '#features/users/model/server/people-tables.ts'

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

/**
 * Whether this person is the only one left in a leading role who can decide. The rows of that role are held until the
 * transaction ends: of the last two who leave at once, the second finds itself the last. Who was invited and never came has
 * decided nothing yet: a wrong address can be taken back.
 */
async function isLast(tx: PeopleTx, userId: string, { name, volunteerCenterId, organizationId }: RoleKey): Promise<boolean> {
  if (!isIn(leaders, name)) return false
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
  const ids = holders.map((holder) => holder.user_id)
  const states = await tx.selectFrom('users').select(['id', 'status']).where('id', 'in', ids).execute()
  if (states.some(({ id, status }) => id !== userId && status === 'active')) return false
  return states.some(({ id, status }) => id === userId && status !== 'invited')
}

/** @throws {Invalid} last_admin: an organization or a center must not be left without anyone who decides */
export async function refuseIfLast(tx: PeopleTx, userId: string, roles: readonly RoleKey[], locale: Locale): Promise<void> {
  for (const role of roles) if (await isLast(tx, userId, role)) throw new Invalid([issue('roleName', 'last_admin', locale, messages.isLastAdmin)])
}
