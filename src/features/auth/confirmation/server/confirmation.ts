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

/** The mail once more, asked for by the person or by staff: POST /users/{id}/resend_confirmation_instructions, once in five minutes. */
export async function resendConfirmation(db: Database, limits: Limits, context: RequestContext, actor: Actor, userId: string): Promise<Account> {
  const account = await prepareResending(db, limits, context, actor, userId)
  await db.onPlatform(async (tx) => await mailConfirmation(people(tx), context, account))
  return account
}

/** Whether there is something to confirm, and whether it was long enough ago: counted, whatever becomes of the mail. */
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

/** Asked for by address, by whoever: a mail when there is something to confirm, silence when not (contract §1.3). `way`: as for `confirmLink`. */
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

/** `sending`: what to note of its link before the mail is queued. */
type Mailed = { way?: string | null; sending?: (token: string) => void }

/** Who was on the way to something, or to a role, gets there through the second mail as well (decisions 19). */
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

/** The twentieth failure in an hour locks an address for an hour; its owner, if there is one, gets a way out by mail. */
export async function lockAfterFailures(db: Database, limits: Limits, context: RequestContext, email: string): Promise<void> {
  if (await limits.takes('mailsToOne', 'unlock', email)) await mailUnlock(db, context, email)
}

/** Asked for by address, by whoever: a mail when the address is locked and known, silence when not. */
export async function requestUnlock(db: Database, limits: Limits, context: RequestContext, given: string): Promise<void> {
  const email = foldMail(given)
  if (!(await limits.takes('mailsToOne', 'unlock', email))) return
  if (await limits.isSpent('failedByMail', email)) await mailUnlock(db, context, email)
}

/** Follows the link of that mail, from `address`, where its owner may have tried too often. False when it is bad, old or used. */
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
