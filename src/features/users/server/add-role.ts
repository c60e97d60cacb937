import type { Actor } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { NotFound, Refused } from '#kernel/http/errors.ts'
import { type Account, holdAccount } from './accounts.ts'
import { type NamedRole, readRole, refuseUnlessMayGive, type RoleChange } from './change-role.ts'
import { lockSession } from './lock-session.ts'
import { refuseWhileImpersonating } from './impersonation.ts'
import type { RequestContext } from './request-context.ts'
import { people, type PeopleTx } from './people-tables.ts'
import { canSee } from './see.ts'
import { tell } from './tell.ts'
import { trace } from './trace.ts'

/** Gives a role (contract §3.2). Someone who has it already keeps it: no mail, no trace. Returns whether it is new. */
export async function addRole(db: Database, context: RequestContext, actor: Actor, userId: string, change: RoleChange): Promise<boolean> {
  refuseWhileImpersonating(actor)
  const role = await readRole(db, context, actor, change)
  refuseUnlessMayGive(actor, role)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    lockSession(tx, actor)
    const account = await holdAccount(tx, userId)
    if (!(await canSee(tx, context, actor, account))) throw new NotFound('users', userId)
    if (account.status === 'archived') throw new Refused('invalid_transition', { meta: { from: account.status } })
    return await grant(tx, context, actor, account, role)
  })
}

/** Writes the role, its trace and its mail, once. */
export async function grant(
  tx: PeopleTx,
  context: RequestContext,
  actor: Pick<Actor, 'userId' | 'session'>,
  account: Account,
  role: NamedRole,
): Promise<boolean> {
  const { name, volunteerCenterId, organizationId, organizationName } = role
  const added = await tx
    .insertInto('userRoles')
    .values({ userId: account.id, name, volunteerCenterId, organizationId, grantedBy: actor.userId })
    .onConflict((conflict) => conflict.columns(['volunteerCenterId', 'userId', 'name', 'organizationId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return false
  await trace(tx, context, actor, { action: 'user.role_added', userId: account.id, to: name, reason: organizationId })
  await tell(tx, context, account, { kind: 'account.role_added', once: added.id, facts: { role: name, organizationName } })
  return true
}
