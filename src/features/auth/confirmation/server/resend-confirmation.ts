import type { Actor } from '#kernel/access/actor.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Invalid, NotFound } from '#kernel/http/errors.ts'
import { confirmationMailed } from '#features/auth/model/events.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { type Account, findAccount, findByMail } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { requireAccess } from '#features/users/roles/server/access-level.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { confirmLink } from '#features/auth/tokens/server/links.ts'
import { issueToken, lastLink } from '#features/auth/tokens/server/one-time-tokens.ts'

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
