import { type Account, lockAccount, lockSession } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { type PeopleTx, people } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { type UserState, userUndo } from '#features/users/model/user-states.ts'
import { endMembership, isGrant, isRegisteredElsewhere, refuseIfLast, requireAccess, rolesEverywhere, undoGrant } from '#features/users/roles/server/roles.ts'
import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { centerAdmins, platformAdmins } from '#kernel/access/role-sets.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { Forbidden, NotFound, Refused, Unauthenticated } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'

/**
 * Deletes an account for its owner, or for an admin of the center: archived and signed out everywhere at once, anonymised after thirty days
 * (decisions 14). A second call finds nothing. For somebody who is registered elsewhere too, a center ends only its own part.
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
  // An archived person's invitation must not work; it works again when this is undone.
  await tx.deleteFrom('user_tokens').where('user_id', '=', account.id).where('purpose', '<>', 'invite').execute()
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.archived', userId: account.id, from: account.status, to: 'archived' })
  // Somebody who never accepted the invitation has no account to lose.
  const kind = account.status === 'invited' && account.password_hash === null ? 'account.invitation_withdrawn' : 'account.archived'
  await notifyAccount(tx, context, account, { kind, once: context.now.toISOString() })
}

/** What a change of status changes besides the status. */
type Before = { archivedAt: string | null; lastSeenAt: string | null; unconfirmedEmail: string | null }

/** Call before the change, so that its mail waits as long as the change can be undone. */
export function noteStatusChange(tx: PeopleTx, { center, now }: RequestContext, actor: Actor, account: Account, to: UserState): void {
  const before: Before = {
    archivedAt: account.archived_at?.toISOString() ?? null,
    lastSeenAt: account.last_seen_at?.toISOString() ?? null,
    unconfirmedEmail: account.unconfirmed_email,
  }
  undoable(tx as unknown as Tx, { centerId: center.id, actor, now }, { type: 'users', id: account.id, from: account.status, to, before })
}

/** Undoes a change of status. Sessions that were ended stay ended: people sign in again. */
export const undoStatus: ResourceApi['undo'] = {
  ability: 'update',
  run: async (call, { id, from, to, before }) => {
    if (isGrant(before)) return await undoGrant(call, id, before)
    const tx = people(call.tx)
    const { status } = await tx.selectFrom('users').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    // Somebody may have changed it since; their change must not be undone.
    if (status !== to || !checkTransition(userUndo, status, from as UserState)) throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    const { archivedAt, lastSeenAt, unconfirmedEmail } = before as Before
    await tx
      .updateTable('users')
      .set({
        status: from as UserState,
        archived_at: archivedAt === null ? null : new Date(archivedAt),
        last_seen_at: lastSeenAt === null ? null : new Date(lastSeenAt),
        unconfirmed_email: unconfirmedEmail,
      })
      .where('id', '=', id)
      .execute()
    return undefined
  },
}
