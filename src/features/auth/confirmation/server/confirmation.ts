import { type AcceptedRole, acceptRole, hasAccepted, offeredBy } from '#features/auth/access/server/offers.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { confirmationMailed } from '#features/auth/model/events.ts'
import { endSessions } from '#features/auth/sessions/server/sessions.ts'
import { type OneTimeToken, confirmLink, issueToken, lastLink, lockToken, unlockLink, useToken, voidTokens } from '#features/auth/tokens/server/tokens.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { type Account, findAccount, findByMail, foldMail, lockAccount } from '#features/users/model/server/accounts.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { type PeopleTx, people } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { requireAccess } from '#features/users/roles/server/roles.ts'
import type { Actor, Session } from '#kernel/access/actor.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Invalid, NotFound } from '#kernel/http/errors.ts'

type Confirmed = {
  account: Account
  alreadyConfirmed: boolean
  /** Invited people have no password yet; `resetPasswordToken` lets them choose one with PUT /auth/password. */
  passwordRequired: boolean
  resetPasswordToken?: string
  /** The role accepted through the link. */
  acceptedRole?: AcceptedRole
  /** Where the mail leads on to: a local path, or an address of another client. The same when repeated. */
  way: string | null
}

/**
 * Confirms that an address belongs to the reader of a mail: after sign-up, an invitation, or a change of address. It can be
 * repeated for thirty days, because mail scanners follow links too. `session` is the reader's own, if any: a change of address
 * ends all others.
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
    // For a new account the link confirms the address even if its role can no longer be given.
    if (offered && !(await acceptRole(tx, context, confirmed, token, offered)) && account.confirmed_at)
      throw new Invalid([issue('confirmationToken', 'token_invalid', locale, messages.isInvalid)])
    return await answer(tx, context, token, confirmed, { alreadyConfirmed: false, offered })
  })
}

/**
 * Marks the address as confirmed. Only this makes an invited account active (contract §3.2). It also reactivates an inactive
 * account (domain §3.14), and restarts its count of silent days.
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

/** POST /users/{id}/resend_confirmation_instructions, by the person or by staff: sends the mail again, at most once in five minutes. */
export async function resendConfirmation(db: Database, limits: Limits, context: RequestContext, actor: Actor, userId: string): Promise<Account> {
  const account = await prepareResending(db, limits, context, actor, userId)
  await db.onPlatform(async (tx) => await mailConfirmation(people(tx), context, account))
  return account
}

/** Checks that there is something to confirm, and the rate limit, which counts whether or not the mail is sent. */
export async function prepareResending(db: Database, limits: Limits, context: RequestContext, actor: Actor, userId: string): Promise<Account> {
  const account = await db.onPlatform(async (tx) => {
    const found = await findAccount(people(tx), userId)
    if (!found || found.status === 'archived') throw new NotFound('users', userId)
    await requireAccess(people(tx), context, actor, found)
    return found
  })
  if (isConfirmed(account)) throw new Invalid([issue('email', 'already_confirmed', context.locale, messages.isAlreadyConfirmed)])
  await limits.take('resendsToOne', account.id)
  return account
}

/**
 * Sends the mail again to an address, asked for by anybody; does nothing if there is nothing to confirm (contract §1.3). `way`:
 * as for `confirmLink`.
 */
export async function resendConfirmationTo(db: Database, limits: Limits, context: RequestContext, email: string, way: string | null): Promise<void> {
  if (!(await limits.takes('mailsToOne', 'confirm', email))) return
  await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const account = await findByMail(tx, email)
    if (account && account.status !== 'archived' && !isConfirmed(account)) await mailConfirmation(tx, context, account, { way })
  })
}

function isConfirmed(account: Account): boolean {
  return account.confirmed_at !== null && account.unconfirmed_email === null
}

/** `sending`: called with the token before the mail is queued. */
type Mailed = { way?: string | null; sending?: (token: string) => void }

/** Mails a link to confirm. It keeps the redirect and the offered role of the previous link (decisions 19). */
export async function mailConfirmation(tx: PeopleTx, context: RequestContext, account: Account, { way: asked = null, sending }: Mailed = {}): Promise<void> {
  const purpose = account.unconfirmed_email ? 'email_change' : account.password_hash ? 'confirm' : 'invite'
  const link = { purpose, userId: account.id, centerId: context.center.id } as const
  const last = await lastLink(tx, link)
  const way = asked ?? last?.redirect_url ?? null
  const token = await issueToken(tx, { ...link, redirectUrl: way, offer: last, now: context.now })
  const kind = { confirm: 'account.confirm', invite: 'account.invite', email_change: 'account.email_change' } as const
  const facts = { url: confirmLink(context, token, way) }
  sending?.(token)
  if (purpose === 'confirm') await emit(tx as unknown as Tx, confirmationMailed, { centerId: context.center.id, userId: account.id, draftToken: null })
  await notifyAccount(tx, context, account, { kind: kind[purpose], once: token.slice(0, 8), address: account.unconfirmed_email ?? account.email, facts })
}

/** Runs after the twentieth failure in an hour has locked an address for an hour: mails its owner, if there is one, a link to unlock it. */
export async function lockAfterFailures(db: Database, limits: Limits, context: RequestContext, email: string): Promise<void> {
  if (await limits.takes('mailsToOne', 'unlock', email)) await mailUnlock(db, context, email)
}

/** Asked for by anybody with an address: sends the mail if the address is known and locked, otherwise nothing. */
export async function requestUnlock(db: Database, limits: Limits, context: RequestContext, given: string): Promise<void> {
  const email = foldMail(given)
  if (!(await limits.takes('mailsToOne', 'unlock', email))) return
  if (await limits.isSpent('failedByMail', email)) await mailUnlock(db, context, email)
}

/** Follows the link of that mail. Also clears the failures from `address`, the owner's IP. False if the token is invalid, expired or used. */
export async function unlock(db: Database, limits: Limits, { now }: RequestContext, token: string, address: string): Promise<boolean> {
  const account = await db.onPlatform(async (plain) => {
    const used = await useToken(people(plain), token, 'unlock', now)
    return used && (await findAccount(people(plain), used.user_id))
  })
  if (!account) return false
  await limits.clear('failedByMail', account.email)
  await limits.clear('failedByMailAndAddress', account.email, address)
  return true
}

async function mailUnlock(db: Database, context: RequestContext, email: string): Promise<void> {
  await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const account = await findByMail(tx, email)
    if (!account || account.status === 'archived') return
    const token = await issueToken(tx, { purpose: 'unlock', userId: account.id, centerId: context.center.id, now: context.now })
    await notifyAccount(tx, context, account, { kind: 'account.unlock', once: token.slice(0, 8), facts: { url: unlockLink(context, token) } })
  })
}
