import type { Actor, Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Unauthenticated } from '#kernel/http/errors.ts'
import { type Account, findAccount, holdAccount } from '#features/users/server/accounts.ts'
import { holdSession } from '#features/users/server/hold-session.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import type { Occasion } from '#features/users/server/occasion.ts'
import { people } from '#features/users/server/people-tables.ts'
import { tell } from '#features/users/server/tell.ts'
import { trace } from '#features/users/server/trace.ts'
import { activate } from './confirm.ts'
import type { Limits } from './limits.ts'
import { voidTokens } from './one-time-tokens.ts'
import { checkPassword, type NewPassword } from './password-rules.ts'
import { hashPassword } from './passwords.ts'
import { provePresence } from './prove-presence.ts'
import { endSessions, renewSession } from './sessions.ts'

export type PasswordChange = NewPassword & { currentPassword?: string | undefined }

/**
 * A person who is signed in chooses a new password (contract §1.3). A reset session needs no current one and becomes a
 * normal one. The session goes on with a new token, which the answer has to carry; all others end.
 */
export async function changePassword(db: Database, limits: Limits, occasion: Occasion, actor: Actor, given: PasswordChange): Promise<{ account: Account; session: Session }> {
  refuseWhileImpersonating(actor)
  if (!actor.userId || !actor.session) throw new Unauthenticated()
  const { userId, session } = actor
  const current = await db.onPlatform(async (tx) => await findAccount(people(tx), userId))
  if (!current) throw new Unauthenticated()
  if (session.kind === 'normal') await provePresence(limits, occasion, session, current, given.currentPassword)
  checkPassword(given, current, occasion.locale)
  const passwordHash = await hashPassword(given.password)

  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    await holdSession(tx, actor)
    const held = await holdAccount(tx, userId)
    const renewed = await renewSession(tx, session, occasion.now)
    if (!renewed) throw new Unauthenticated('invalid_token')
    await tx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute()
    // A reset session was opened from the mail, so its reader has the address.
    const account = session.kind === 'reset' ? await activate(tx, occasion, held) : { ...held, passwordHash }
    await endSessions(tx, userId, { except: session.client })
    await voidTokens(tx, userId, 'reset')
    await trace(tx, occasion, actor, { action: 'user.password_changed', userId })
    await tell(tx, occasion, account, { kind: 'account.password_changed', once: occasion.now.toISOString() })
    return { account, session: renewed }
  })
}
