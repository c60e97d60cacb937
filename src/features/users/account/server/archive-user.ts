import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { centerAdmins, platformAdmins } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Forbidden, NotFound, Unauthenticated } from '#kernel/http/errors.ts'
import { type Account, lockAccount } from '#features/users/model/server/accounts.ts'
import { endMembership, isRegisteredElsewhere } from '#features/users/roles/server/end-membership.ts'
import { lockSession } from '#features/users/model/server/lock-session.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { requireAccess } from '#features/users/roles/server/access-level.ts'
import { refuseIfLast, rolesEverywhere } from '#features/users/roles/server/roles.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'

/**
 * Deletes an account for its owner, or for an admin of the center: archived and signed out everywhere at once,
 * anonymised after thirty days (decisions 14). A second time it is not there. Of somebody who is registered elsewhere
 * too, a center ends its own part only.
 */
export async function archiveUser(db: Database, context: RequestContext, actor: Actor, userId: string): Promise<Account> {
  if (!actor.userId) throw new Unauthenticated()
  refuseWhileImpersonating(actor)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    lockSession(tx, actor)
    const account = await lockAccount(tx, userId)
    if (account.status === 'archived') throw new NotFound('users', userId)
    await requireAccess(tx, context, actor, account)
    const own = actor.userId === userId
    if (!own && !hasRole(actor, centerAdmins)) throw new Forbidden('forbidden')
    const partOnly = !own && !hasRole(actor, platformAdmins) && (await isRegisteredElsewhere(tx, account, context.center.id))
    await (partOnly ? endMembership : archiveHeld)(tx, context, actor, account)
    return account
  })
}

/** @throws {Invalid} last_admin */
export async function archiveHeld(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account): Promise<void> {
  await refuseIfLast(tx, account.id, await rolesEverywhere(tx, account.id), context.locale)
  await tx.updateTable('users').set({ status: 'archived', archived_at: context.now, unconfirmed_email: null }).where('id', '=', account.id).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', account.id).execute()
  // The link of an invitation opens nothing of who is archived, and works again when this is undone.
  await tx.deleteFrom('user_tokens').where('user_id', '=', account.id).where('purpose', '<>', 'invite').execute()
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.archived', userId: account.id, from: account.status, to: 'archived' })
  // Whoever never came has no account to lose.
  const kind = account.status === 'invited' && account.password_hash === null ? 'account.invitation_withdrawn' : 'account.archived'
  await notifyAccount(tx, context, account, { kind, once: context.now.toISOString() })
}
