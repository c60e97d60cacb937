import { type Actor, hasRole, type Session } from '#kernel/access/actor.ts'
import { centerAdmins } from '#kernel/access/role-sets.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { Forbidden, Invalid, NotFound, Unauthenticated } from '#kernel/http/errors.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import { mayActAs } from '#kernel/access/role-giving.ts'
import { type Account, findAccount, findByMail, isRegisteredAt, lockSession } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { type RequestContext, writeAccountAuditEvent } from '#features/users/model/server/write-account-audit-event.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { rolesEverywhere } from '#features/users/roles/server/roles.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { openSession } from '#features/auth/sessions/server/sessions.ts'

export type ImpersonationTarget = { userId?: string | undefined; email?: string | undefined; userAgent?: string | undefined }

/**
 * A center admin impersonates a user for an hour, at this center only (contract §1.7). The user is notified by mail, audit
 * events name both, and the admin's own session stays open; when that ends, so does the impersonation.
 */
export async function signInAsUser(
  db: Database,
  context: RequestContext,
  actor: Actor,
  { userId, email, userAgent }: ImpersonationTarget,
): Promise<{ account: Account; session: Session }> {
  const { session: from } = actor
  if (!actor.userId || !from) throw new Unauthenticated()
  refuseWhileImpersonating(actor)
  if (!hasRole(actor, centerAdmins)) throw new Forbidden('impersonation_forbidden')
  const { center, locale, now } = context
  const impersonator = { id: actor.userId, name: actor.name ?? '' }

  return await db.onPlatform(async (plain) => {
    const tx = people(plain)
    lockSession(tx, actor)
    const account = userId ? await findAccount(tx, userId) : email ? await findByMail(tx, email) : undefined
    if (!userId && !email) throw new Invalid([issue('userId', 'blank', locale, messages.isBlank)])
    if (!account || account.anonymised_at || !(await isRegisteredAt(tx, account.id, center.id))) throw new NotFound('users', userId)
    if (account.id === actor.userId) throw new Invalid([issue('userId', 'invalid', locale, messages.isYourself)])
    if (!mayActAs(actor.roles, await rolesEverywhere(tx, account.id))) throw new Forbidden('impersonation_forbidden')
    if (account.status !== 'active') throw new Invalid([issue('userId', 'not_active', locale, messages.isNotActive)])

    const session = await openSession(tx, { user: account, centerId: center.id, kind: 'impersonation', impersonator, from, userAgent, now })
    await writeAccountAuditEvent(tx, context, actor, { action: 'user.signed_in_as', userId: account.id })
    await notifyAccount(tx, context, account, { kind: 'account.signed_in_as', once: session.client, facts: { by: impersonator.name, at: now.toISOString() } })
    return { account, session }
  })
}
