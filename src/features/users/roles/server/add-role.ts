import type { Actor } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Refused } from '#kernel/http/errors.ts'
import { type Account, lockAccount } from '#features/users/model/server/accounts.ts'
import { type NamedRole, readRole, refuseUnlessMayGive, type RoleChange } from './change-role.ts'
import { lockSession } from '#features/users/model/server/lock-session.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { requireAccess } from './access-level.ts'
import type { RoleKey } from './roles.ts'
import { noteGrant } from './undo-grant.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { voidUnconfirmed } from '#features/users/model/server/void-credentials.ts'

/** `canUndo`: for ten seconds, as one of many. */
type How = { canUndo?: boolean }

/** Gives a role (contract §3.2). Someone who has it already keeps it: no mail, no trace. Returns whether it is new. */
export async function addRole(db: Database, context: RequestContext, actor: Actor, userId: string, change: RoleChange, how: How = {}): Promise<boolean> {
  refuseWhileImpersonating(actor)
  const role = await readRole(db, context, actor, change)
  refuseUnlessMayGive(actor, role)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    lockSession(tx, actor)
    const account = await lockAccount(tx, userId)
    await requireAccess(tx, context, actor, account)
    if (account.status === 'archived') throw new Refused('invalid_transition', { meta: { from: account.status } })
    if (!(await grant(tx, context, actor, account, role, how))) return false
    await voidUnconfirmed(tx, account)
    return true
  })
}

/** Writes the role, its trace and its mail, once. */
export async function grant(
  tx: PeopleTx,
  context: RequestContext,
  actor: Pick<Actor, 'userId' | 'session'>,
  account: Account,
  role: NamedRole,
  { canUndo = false }: How = {},
): Promise<boolean> {
  const id = await giveRole(tx, context, actor, account, role)
  if (!id) return false
  // Before the mail, which waits as long.
  if (canUndo) noteGrant(tx, context, actor, account, { roleId: id })
  await notifyAccount(tx, context, account, { kind: 'account.role_added', once: id, facts: { role: role.name, organizationName: role.organizationName } })
  return true
}

/** The role and its trace; its id when it is new. */
export async function giveRole(
  tx: PeopleTx,
  context: RequestContext,
  actor: Pick<Actor, 'userId' | 'session'>,
  account: Pick<Account, 'id'>,
  { name, volunteerCenterId, organizationId }: RoleKey,
): Promise<string | undefined> {
  const added = await tx
    .insertInto('user_roles')
    .values({ user_id: account.id, name, volunteer_center_id: volunteerCenterId, organization_id: organizationId, granted_by: actor.userId })
    .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'user_id', 'name', 'organization_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await writeAccountAuditEvent(tx, context, actor, { action: 'user.role_added', userId: account.id, to: name, reason: organizationId })
  return added?.id
}
