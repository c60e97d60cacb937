import type { Actor, Session } from '#kernel/access/actor.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'
import type { Account } from '#features/users/server/accounts.ts'
import type { RequestContext } from '#features/users/server/request-context.ts'
import type { PeopleTx } from '#features/users/server/people-tables.ts'
import { notifyAccount } from '#features/users/server/tell.ts'
import { writeAccountAuditEvent } from '#features/users/server/trace.ts'
import { activate } from './confirm.ts'
import { voidTokens } from './one-time-tokens.ts'
import { endSessions, renewSession } from './sessions.ts'

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
