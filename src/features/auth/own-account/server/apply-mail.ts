import type { Account } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import type { PeopleTx } from '#features/users/model/server/people-tables.ts'
import { notifyAccount } from '#features/users/model/server/notify-account.ts'
import { confirmLink } from '#features/auth/tokens/server/links.ts'
import { issueToken, voidTokens } from '#features/auth/tokens/server/one-time-tokens.ts'

/**
 * A new address waits as unconfirmedEmail until its mail is confirmed; the old one is told (contract §3.2).
 * That another has it shows only by the mail that never comes: the answer is the same (decisions 13).
 * With the address one has already, a waiting change is taken back.
 */
export async function applyMail(tx: PeopleTx, context: RequestContext, account: Account, email: string): Promise<void> {
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
