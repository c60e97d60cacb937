import { type Actor, hasRole, rankOf } from '#kernel/access/actor.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import { type Account, isRegisteredAt } from '#features/users/model/server/accounts.ts'
import type { PeopleTx } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { rolesEverywhere } from './roles.ts'

/** `unseen`: for the actor this person is not there. `seen`: to look at only. `acts`: the actor may change something. */
export type AccessLevel = 'unseen' | 'seen' | 'acts'

/**
 * How far the actor reaches: to oneself, as the center's staff to who is registered there, as an admin to who shares the
 * organization; and to nobody who ranks higher at any center. Each verb says for itself what may be done then.
 */
export async function accessLevelOf(tx: PeopleTx, { center }: Pick<RequestContext, 'center'>, actor: Actor, { id }: Pick<Account, 'id'>): Promise<AccessLevel> {
  if (actor.userId === id) return 'acts'
  const reach = await accessByRole(tx, center.id, actor, id)
  if (reach !== 'acts') return reach
  return rankOf(await rolesEverywhere(tx, id)) > rankOf(actor.roles) ? 'seen' : 'acts'
}

/** @throws {NotFound} for whom one cannot see, {Forbidden} for whom one may only look at */
export async function requireAccess(tx: PeopleTx, context: Pick<RequestContext, 'center'>, actor: Actor, account: Pick<Account, 'id'>): Promise<void> {
  const reach = await accessLevelOf(tx, context, actor, account)
  if (reach === 'unseen') throw new NotFound('users', account.id)
  if (reach === 'seen') throw new Forbidden('forbidden')
}

async function accessByRole(tx: PeopleTx, centerId: string, actor: Actor, userId: string): Promise<AccessLevel> {
  if (hasRole(actor, centerStaff)) return (await isRegisteredAt(tx, userId, centerId)) ? 'acts' : 'unseen'
  if (actor.organizationIds.length === 0) return 'unseen'
  const shared = await tx
    .selectFrom('user_roles')
    .select('organization_id')
    .where('user_id', '=', userId)
    .where('volunteer_center_id', '=', centerId)
    .where('organization_id', 'in', actor.organizationIds)
    .execute()
  if (shared.length === 0) return 'unseen'
  return shared.some(({ organization_id: organizationId }) => actor.adminOrganizationIds.includes(organizationId!)) ? 'acts' : 'seen'
}
