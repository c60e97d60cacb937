import type { Actor } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Invalid, TooMany, Unauthenticated } from '#kernel/http/errors.ts'
import { type Account, findAccount, foldMail, holdAccount } from '#features/users/server/accounts.ts'
import { issuesOfMail } from '#features/users/server/check-names.ts'
import { holdSession } from '#features/users/server/hold-session.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import type { Occasion } from '#features/users/server/occasion.ts'
import { people } from '#features/users/server/people-tables.ts'
import { tell } from '#features/users/server/tell.ts'
import type { Limits } from './limits.ts'
import { confirmLink } from './links.ts'
import { issueToken, voidTokens } from './one-time-tokens.ts'
import { provePresence } from './prove-presence.ts'

export type MailChange = { email: string; currentPassword?: string | undefined }

/**
 * A new address waits as unconfirmedEmail until its mail is confirmed; the old one is told (contract §3.2).
 * An address that is taken is told only by the mail that never comes: the answer is the same (decisions 13).
 * The address one has already takes a waiting change back.
 */
export async function changeMail(db: Database, limits: Limits, occasion: Occasion, actor: Actor, given: MailChange): Promise<Account> {
  refuseWhileImpersonating(actor)
  if (!actor.userId || !actor.session) throw new Unauthenticated()
  const { userId, session } = actor
  const email = foldMail(given.email)
  const issues = issuesOfMail(email, occasion.locale)
  if (issues.length > 0) throw new Invalid(issues)
  const current = await db.onPlatform(async (tx) => await findAccount(people(tx), userId))
  if (!current) throw new Unauthenticated()
  if (email === current.email && !current.unconfirmedEmail) return current
  if (email !== current.email) {
    await provePresence(limits, occasion, session, current, given.currentPassword)
    if (!(await limits.takes('mailsToOne', 'change', userId))) throw new TooMany(3600, 'too_many_attempts')
  }

  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    await holdSession(tx, actor)
    const account = await holdAccount(tx, userId)
    const unconfirmedEmail = email === account.email ? null : email
    const changed = await tx.updateTable('users').set({ unconfirmedEmail }).where('id', '=', userId).returningAll().executeTakeFirstOrThrow()
    await voidTokens(tx, userId, 'email_change')
    if (!unconfirmedEmail) return changed

    const token = await issueToken(tx, { purpose: 'email_change', userId, centerId: occasion.center.id, now: occasion.now })
    const once = token.slice(0, 8)
    const taken = await tx.selectFrom('users').select('id').where('email', '=', unconfirmedEmail).executeTakeFirst()
    if (!taken) await tell(tx, occasion, changed, { kind: 'account.email_change', once, address: unconfirmedEmail, facts: { url: confirmLink(occasion, token), email: unconfirmedEmail } })
    await tell(tx, occasion, changed, { kind: 'account.email_changing', once, facts: { email: unconfirmedEmail } })
    return changed
  })
}
