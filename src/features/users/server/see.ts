import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { type Account, isRegisteredAt } from './accounts.ts'
import type { RequestContext } from './request-context.ts'
import type { PeopleTx } from './people-tables.ts'

/**
 * Whether the actor may act on this account at all: its owner, the staff of a center where it is registered, an admin of
 * one of its organizations here. Whom one cannot see is not there: 404.
 */
export async function canSee(tx: PeopleTx, { center }: Pick<RequestContext, 'center'>, actor: Actor, account: Pick<Account, 'id'>): Promise<boolean> {
  if (actor.userId === account.id || hasRole(actor, 'super_admin')) return true
  if (hasRole(actor, 'coordinator', 'center_admin')) return await isRegisteredAt(tx, account.id, center.id)
  if (actor.adminOrganizationIds.length === 0) return false
  const shared = await tx
    .selectFrom('userRoles')
    .select('id')
    .where('userId', '=', account.id)
    .where('volunteerCenterId', '=', center.id)
    .where('organizationId', 'in', actor.adminOrganizationIds)
    .executeTakeFirst()
  return shared !== undefined
}
