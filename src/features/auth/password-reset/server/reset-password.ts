import type { Database } from '#kernel/db/server/database.ts'
import { type Account, findAccount, lockAccount } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { activate } from '#features/auth/confirmation/server/confirm.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { findUsableToken, useToken } from '#features/auth/tokens/server/one-time-tokens.ts'
import { checkPassword, type NewPassword } from '#features/auth/passwords/server/password-rules.ts'
import { hashPassword } from '#features/auth/passwords/server/passwords.ts'
import { endSessions } from '#features/auth/sessions/server/sessions.ts'

/**
 * A new password by the token of a mail. All sessions end, nobody is signed in, the address counts as confirmed, and a lock
 * by failed sign-ins is gone. Null when the token is bad, old or used, also by somebody else at this very moment.
 */
export async function resetPassword(db: Database, limits: Limits, context: RequestContext, token: string, given: NewPassword): Promise<Account | null> {
  const owner = await ownerOf(db, context, token)
  if (!owner) return null
  checkPassword(given, owner, context.locale)
  const passwordHash = await hashPassword(given.password)

  const account = await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const used = await useToken(tx, token, 'reset', context.now)
    if (!used) return null
    const held = await lockAccount(tx, used.user_id)
    if (held.status === 'archived') return null
    await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', held.id).execute()
    const changed = await activate(tx, context, held)
    await endSessions(tx, held.id)
    await writeAccountAuditEvent(tx, context, { userId: held.id, session: null }, { action: 'user.password_reset', userId: held.id })
    await notifyAccount(tx, context, changed, { kind: 'account.password_changed', once: context.now.toISOString() })
    return changed
  })
  if (account) await limits.clear('failedByMail', account.email)
  return account
}

/** Whose token this is, if it can be used now. */
export async function ownerOf(db: Database, { now }: RequestContext, token: string): Promise<Account | null> {
  return await db.onPlatform(async (plain) => {
    const found = await findUsableToken(people(plain), token, 'reset', now)
    const owner = found && (await findAccount(people(plain), found.user_id))
    return owner && owner.status !== 'archived' ? owner : null
  })
}
