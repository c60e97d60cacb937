import type { Session } from '#kernel/access/actor.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { issue } from '#features/users/model/issue.ts'
import { messages } from '#features/users/model/messages.ts'
import type { Account } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { verifyPassword } from './passwords.ts'

const recent = 15 * 60_000

/**
 * The current password, unless the person signed in within a quarter of an hour (decisions 12). Guesses count with the
 * failed sign-ins, or a stolen session would be a way around their limit.
 * @throws {Invalid} at currentPassword
 */
export async function reauthenticate(
  limits: Limits,
  { locale, now }: RequestContext,
  session: Session,
  account: Account,
  currentPassword: string | undefined,
): Promise<void> {
  if (now.getTime() - session.signedInAt.getTime() <= recent) return
  if (!currentPassword) throw new Invalid([issue('currentPassword', 'blank', locale, messages.isBlank)])
  await limits.take('failedByMailAndAddress', account.email, session.client)
  const { right } = await verifyPassword(currentPassword, account.password_hash)
  if (!right) throw new Invalid([issue('currentPassword', 'invalid', locale, messages.isInvalid)])
  await limits.clear('failedByMailAndAddress', account.email, session.client)
}
