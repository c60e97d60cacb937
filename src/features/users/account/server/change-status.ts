import type { Actor } from '#kernel/access/actor.ts'
import { Refused } from '#kernel/http/errors.ts'
import { nextStates, type UserState } from '#features/users/model/user-states.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import { archiveHeld } from './archive-user.ts'
import { noteStatusChange } from './undo-status.ts'
import type { PeopleTx } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { refuseIfLast, rolesEverywhere } from '#features/users/roles/server/roles.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'

/**
 * Staff switches an account off or on, archives it or brings it back (domain §3.14); within ten seconds it can be undone.
 * @throws {Refused} a step that is none; {Invalid} last_admin
 */
export async function changeStatus(tx: PeopleTx, context: RequestContext, actor: Actor, account: Account, to: UserState): Promise<void> {
  const allowed = nextStates(account.status, account.archived_at, context.now).filter((state) => state !== 'active' || account.confirmed_at !== null)
  if (!allowed.includes(to)) throw new Refused('invalid_transition', { attribute: 'status', meta: { from: account.status, to, allowed } })
  noteStatusChange(tx, context, actor, account, to)
  if (to === 'archived') return await archiveHeld(tx, context, actor, account)

  if (to === 'inactive') await refuseIfLast(tx, account.id, await rolesEverywhere(tx, account.id), context.locale)
  // Silence is counted anew, or the next night would switch the account off again.
  await tx
    .updateTable('users')
    .set({ status: to, archived_at: null, ...(to === 'active' && { last_seen_at: context.now }) })
    .where('id', '=', account.id)
    .execute()
  if (to === 'inactive') await tx.deleteFrom('sessions').where('user_id', '=', account.id).execute()
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.status_changed', userId: account.id, from: account.status, to })
  await notifyAccount(tx, context, account, { kind: to === 'inactive' ? 'account.deactivated' : 'account.activated', once: context.now.toISOString() })
}
