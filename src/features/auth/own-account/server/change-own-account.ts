import { activate } from '#features/auth/confirmation/server/confirmation.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { issuesOfPassword } from '#features/auth/passwords/server/password-rules.ts'
import { hashPassword, reauthenticate } from '#features/auth/passwords/server/passwords.ts'
import { endSessions, renewSession } from '#features/auth/sessions/server/sessions.ts'
import { confirmLink, issueToken, voidTokens } from '#features/auth/tokens/server/tokens.ts'
import { issuesOfMail } from '#features/users/account/server/check-names.ts'
import { type UserChanges, issuesOfChanges, updateHeld } from '#features/users/account/server/update-user.ts'
import { type Account, findAccount, foldMail, lockAccount, lockSession } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { type PeopleTx, people } from '#features/users/model/server/people-tables.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import type { Actor, Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Invalid, type Issue, TooMany, Unauthenticated } from '#kernel/http/errors.ts'

/** All changes a person may make to their own account in one call; undefined leaves a value as it is. */
export type OwnChanges = UserChanges & {
  email?: string | undefined
  password?: string | undefined
  passwordConfirmation?: string | undefined
  /** Required to change the address or password, unless signed in within the last fifteen minutes (decisions 12). */
  currentPassword?: string | undefined
  /** Cancels a change of address that is not confirmed yet. */
  keepsEmail?: boolean | undefined
}

/** `session` has a new token after a new password, which the response must carry. */
export type Changed = { account: Account; session: Session }

/** PUT /auth: all changes or none, and all faults at once (contract §2.2). */
export async function changeOwnAccount(db: Database, limits: Limits, context: RequestContext, actor: Actor, changes: OwnChanges): Promise<Changed> {
  const passwordHash = await prepareOwnChanges(db, limits, context, actor, changes)
  return await applyOwnChanges(db, context, actor, changes, passwordHash)
}

/** The slow part, before the transaction: validation, reauthentication, and the hash of a new password (null without one). */
export async function prepareOwnChanges(db: Database, limits: Limits, context: RequestContext, actor: Actor, changes: OwnChanges): Promise<string | null> {
  const { userId, session } = signedIn(actor)
  const current = await db.onPlatform(async (tx) => await findAccount(people(tx), userId))
  if (!current) throw new Unauthenticated()

  const email = changes.email === undefined ? undefined : foldMail(changes.email)
  const movesMail = email !== undefined && email !== current.email
  if (movesMail || changes.password !== undefined || changes.keepsEmail) refuseWhileImpersonating(actor)
  refuseFaults(context, current, changes)
  if (session.kind === 'normal' && (movesMail || changes.password !== undefined))
    await reauthenticate(limits, context, session, current, changes.currentPassword)
  if (movesMail && !(await limits.takes('mailsToOne', 'change', userId))) throw new TooMany(3600, 'too_many_attempts')
  return changes.password === undefined ? null : await hashPassword(changes.password)
}

/** Applies prepared changes. */
export async function applyOwnChanges(db: Database, context: RequestContext, actor: Actor, changes: OwnChanges, passwordHash: string | null): Promise<Changed> {
  const { userId, session } = signedIn(actor)
  const email = changes.email === undefined ? undefined : foldMail(changes.email)
  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    lockSession(tx, actor)
    const held = await lockAccount(tx, userId)
    await updateHeld(tx, context, actor, held, changes)
    // Clients send back what they read, so the present address does not cancel a change of address.
    if (email !== undefined && email !== held.email) await applyMail(tx, context, held, email)
    else if (changes.keepsEmail) await applyMail(tx, context, held, held.email)
    const renewed = passwordHash ? await applyPassword(tx, context, { ...actor, session }, held, passwordHash) : session
    return { account: await lockAccount(tx, userId), session: renewed }
  })
}

function signedIn({ userId, session }: Actor): { userId: string; session: Session } {
  if (!userId || !session) throw new Unauthenticated()
  return { userId, session }
}

function refuseFaults({ locale }: RequestContext, current: Account, changes: OwnChanges): void {
  const { email, password, passwordConfirmation } = changes
  const issues: Issue[] = [
    ...issuesOfChanges(changes, locale),
    ...(email === undefined ? [] : issuesOfMail(email, locale)),
    ...(password === undefined ? [] : issuesOfPassword({ password, passwordConfirmation }, current, locale)),
  ]
  if (issues.length > 0) throw new Invalid(issues)
}

/**
 * A new address is stored as unconfirmedEmail until it is confirmed, and the old address is notified (contract §3.2). If
 * somebody else has it, only the mail is left out: the response is the same (decisions 13). The present address cancels a
 * change.
 */
async function applyMail(tx: PeopleTx, context: RequestContext, account: Account, email: string): Promise<void> {
  const unconfirmedEmail = email === account.email ? null : email
  await tx.updateTable('users').set({ unconfirmed_email: unconfirmedEmail }).where('id', '=', account.id).execute()
  await voidTokens(tx, account.id, 'email_change')
  if (!unconfirmedEmail) return

  const token = await issueToken(tx, { purpose: 'email_change', userId: account.id, centerId: context.center.id, now: context.now })
  const once = token.slice(0, 8)
  const taken = await tx.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!taken)
    await notifyAccount(tx, context, account, { kind: 'account.email_change', once, address: email, facts: { url: confirmLink(context, token), email } })
  await notifyAccount(tx, context, account, { kind: 'account.email_changing', once, facts: { email } })
}

/** Renews the session with a new token, which the response must carry. A reset session becomes a normal one, and all others end. */
async function applyPassword(
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
  // A reset session was opened from a mail, which confirms the address.
  if (session.kind === 'reset') await activate(tx, context, account)
  await endSessions(tx, account.id, { except: session.client })
  await voidTokens(tx, account.id, 'reset')
  await writeAccountAuditEvent(tx, context, actor, { action: 'user.password_changed', userId: account.id })
  await notifyAccount(tx, context, account, { kind: 'account.password_changed', once: context.now.toISOString() })
  return renewed
}
