import type { Actor, Session } from '#kernel/access/actor.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'
import type { Account } from '#features/users/server/accounts.ts'
import type { Occasion } from '#features/users/server/occasion.ts'
import type { PeopleTx } from '#features/users/server/people-tables.ts'
import { tell } from '#features/users/server/tell.ts'
import { trace } from '#features/users/server/trace.ts'
import { activate } from './confirm.ts'
import { voidTokens } from './one-time-tokens.ts'
import { endSessions, renewSession } from './sessions.ts'

/** The session goes on with a new token, which the answer has to carry; a reset session becomes a normal one; all others end. */
export async function applyPassword(
  tx: PeopleTx,
  occasion: Occasion,
  actor: Actor & { session: Session },
  account: Account,
  passwordHash: string,
): Promise<Session> {
  const { session } = actor
  const renewed = await renewSession(tx, session, occasion.now)
  if (!renewed) throw new Unauthenticated('invalid_token')
  await tx.updateTable('users').set({ passwordHash }).where('id', '=', account.id).execute()
  // A reset session was opened from the mail, so its reader has the address.
  if (session.kind === 'reset') await activate(tx, occasion, account)
  await endSessions(tx, account.id, { except: session.client })
  await voidTokens(tx, account.id, 'reset')
  await trace(tx, occasion, actor, { action: 'user.password_changed', userId: account.id })
  await tell(tx, occasion, account, { kind: 'account.password_changed', once: occasion.now.toISOString() })
  return renewed
}
