import type { Actor, Session } from '#kernel/access/actor.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import type { PeopleTx } from '#features/users/model/server/people-tables.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { activate } from '#features/auth/confirmation/server/confirm.ts'
import { voidTokens } from '#features/auth/tokens/server/one-time-tokens.ts'
import { endSessions, renewSession } from '#features/auth/sessions/server/sessions.ts'

/** The session goes on with a new token, which the answer has to carry; a reset session becomes a normal one; all others end. */
export async function applyPassword(
  tx: PeopleTx,
  context: RequestContext,
  actor: Actor & { session: Session },
  account: Account,
  passwordHash: string,
): Promise<Session> {
  const { session } = actor
  const renewed = await renewSession(tx, session, context.now)
  if (!renewed) throw new Unauthenticated('invalid_token')
  await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', account.id).execute()
  // A reset session was opened from the mail, so its reader has the address.
  if (session.kind === 'reset') await activate(tx, context, account)
  await endSessions(tx, account.id, { except: session.client })
  await voidTokens(tx, account.id, 'reset')
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.password_changed', userId: account.id })
  await notifyAccount(tx, context, account, { kind: 'account.password_changed', once: context.now.toISOString() })
  return renewed
}
