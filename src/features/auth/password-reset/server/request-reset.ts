import type { Database } from '#kernel/db/server/database.ts'
import { findByMail, foldMail } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { resetLink } from '#features/auth/tokens/server/links.ts'
import { issueToken } from '#features/auth/tokens/server/one-time-tokens.ts'

/**
 * Mails a link to choose a new password, when somebody has this address; says nothing either way (decisions 13).
 * `redirectUrl` has been checked by the edge. A new link voids the older one; three an hour.
 */
export async function requestReset(db: Database, limits: Limits, context: RequestContext, email: string, redirectUrl: string): Promise<void> {
  if (!(await limits.takes('mailsToOne', 'reset', foldMail(email)))) return
  await db.onPlatform(async (plain) => {
    const tx = people(plain)
    const account = await findByMail(tx, email)
    if (!account || account.status === 'archived') return
    const token = await issueToken(tx, { purpose: 'reset', userId: account.id, centerId: context.center.id, redirectUrl, now: context.now })
    await notifyAccount(tx, context, account, { kind: 'account.reset', once: token.slice(0, 8), facts: { url: resetLink(context, token, redirectUrl) } })
  })
}
