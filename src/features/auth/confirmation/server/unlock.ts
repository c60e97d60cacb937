import type { Database } from '#kernel/db/server/database.ts'
import { findAccount, findByMail, foldMail } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { unlockLink } from '#features/auth/tokens/server/links.ts'
import { issueToken, useToken } from '#features/auth/tokens/server/one-time-tokens.ts'

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
