import type { Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { type Account, lockAccount } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { acceptRole, type AcceptedRole, hasAccepted, offeredBy } from '#features/auth/access/server/offer-role.ts'
import { lockToken, issueToken, type OneTimeToken, voidTokens } from '#features/auth/tokens/server/one-time-tokens.ts'
import { endSessions } from '#features/auth/sessions/server/sessions.ts'

export type Confirmed = {
  account: Account
  alreadyConfirmed: boolean
  /** Invited people have no password yet; the token lets them choose one through PUT /auth/password. */
  passwordRequired: boolean
  resetPasswordToken?: string
  /** The role that came with the link. */
  acceptedRole?: AcceptedRole
  /** Where the mail leads on to: an own path, or the address of somebody else's client. The same the second time. */
  way: string | null
}

/**
 * The reader of a mail says that the address is theirs: sign-up, invitation, or a new address. Repeating it is a success
 * for thirty days, for scanners follow links too. `session` is the reader's own, if any: a new address ends the others.
 * @throws {Invalid} token_invalid, token_expired
 */
export async function confirm(db: Database, context: RequestContext, text: string, session: Session | null = null): Promise<Confirmed> {
  const { locale, now } = context
  const offered = text === '' ? null : await offeredBy(db, text)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const token = text === '' ? undefined : await lockToken(tx, text, ['confirm', 'invite', 'email_change'])
    if (!token) throw new Invalid([issue('confirmationToken', 'token_invalid', locale, messages.isInvalid)])
    const account = await lockAccount(tx, token.user_id)
    if (account.status === 'archived') throw new Invalid([issue('confirmationToken', 'token_invalid', locale, messages.isInvalid)])
    if (token.used_at) return await answer(tx, context, token, account, { alreadyConfirmed: true, offered })
    if (token.expires_at <= now) throw new Invalid([issue('confirmationToken', 'token_expired', locale, messages.isExpired)])

    await tx.updateTable('user_tokens').set({ used_at: now }).where('digest', '=', token.digest).execute()
    const confirmed = token.purpose === 'email_change' ? await moveMail(tx, context, account, session) : await activate(tx, context, account)
    // To a new account its address is confirmed also by an invitation that has lost its worth.
    if (offered && !(await acceptRole(tx, context, confirmed, token, offered)) && account.confirmed_at)
      throw new Invalid([issue('confirmationToken', 'token_invalid', locale, messages.isInvalid)])
    return await answer(tx, context, token, confirmed, { alreadyConfirmed: false, offered })
  })
}

/**
 * The mail address counts as confirmed; only this turns invited into active (contract §3.2). It also brings back whoever was
 * switched off (domain §3.14): a sign of life, from which silence is counted anew.
 */
export async function activate(tx: PeopleTx, context: RequestContext, account: Account): Promise<Account> {
  const { now } = context
  const back = account.status === 'inactive'
  if (back)
    await writeAccountAuditEvent(
      tx,
      context,
      { userId: account.id, session: null },
      { action: 'user.status_changed', userId: account.id, from: 'inactive', to: 'active', reason: 'came_back' },
    )
  return await tx
    .updateTable('users')
    .set({
      confirmed_at: account.confirmed_at ?? now,
      status: account.status === 'invited' || back ? 'active' : account.status,
      ...(back && { last_seen_at: now }),
    })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function moveMail(tx: PeopleTx, context: RequestContext, account: Account, session: Session | null): Promise<Account> {
  const { locale, now } = context
  const email = account.unconfirmed_email
  if (!email) throw new Invalid([issue('confirmationToken', 'token_invalid', locale, messages.isInvalid)])
  const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (taken) throw new Invalid([issue('email', 'taken', locale, messages.isTaken)])

  const moved = await tx
    .updateTable('users')
    .set({ email, unconfirmed_email: null, confirmed_at: now })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await endSessions(tx, account.id, { except: session?.userId === account.id ? session.client : undefined })
  await voidTokens(tx, account.id, 'reset')
  await writeAccountAuditEvent(tx, context, { userId: account.id, session: null }, { action: 'user.email_changed', userId: account.id })
  await notifyAccount(tx, context, moved, { kind: 'account.email_changed', once: now.toISOString(), address: account.email, facts: { email } })
  return moved
}

type Outcome = { alreadyConfirmed: boolean; offered: AcceptedRole | null }

async function answer(
  tx: PeopleTx,
  { now }: RequestContext,
  token: OneTimeToken,
  account: Account,
  { alreadyConfirmed, offered }: Outcome,
): Promise<Confirmed> {
  const passwordRequired = token.purpose === 'invite' && account.password_hash === null
  const told = {
    account,
    alreadyConfirmed,
    passwordRequired,
    way: token.redirect_url,
    ...(offered && (await hasAccepted(tx, token)) && { acceptedRole: offered }),
  }
  if (!passwordRequired) return told
  const lifetime = 30 * 60_000
  const resetPasswordToken = await issueToken(tx, { purpose: 'reset', userId: account.id, centerId: token.volunteer_center_id, lifetime, now })
  return { ...told, resetPasswordToken }
}
