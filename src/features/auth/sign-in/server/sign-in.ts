import type { Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { type Account, findByMail, foldMail, isRegisteredAt } from '#features/users/model/server/accounts.ts'
import type { RequestContext } from '#features/users/model/server/request-context.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { lockAfterFailures } from '#features/auth/confirmation/server/unlock.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { hashPassword, verifyPassword } from '#features/auth/passwords/server/passwords.ts'
import { openSession } from '#features/auth/sessions/server/sessions.ts'

export type SignIn = { email: string; password: string; address: string; userAgent?: string | undefined; allowInactive: boolean }

/** Why not; only after the right password does it say more than bad_credentials (contract §1.3). */
export class SignInRefused extends Error {
  readonly code: 'bad_credentials' | 'account_locked' | 'not_confirmed' | 'account_inactive' | 'wrong_center'
  constructor(code: SignInRefused['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Signs a person in. Known or not, right or wrong: the same steps in the same time until the password is right.
 * @throws {SignInRefused}
 * @throws {TooMany}
 */
export async function signIn(db: Database, limits: Limits, context: RequestContext, given: SignIn): Promise<{ account: Account; session: Session }> {
  const email = foldMail(given.email)
  await limits.take('signInByAddress', given.address)
  if (email === '' || given.password === '') throw new SignInRefused('bad_credentials')
  if (await limits.isSpent('failedByMail', email)) throw new SignInRefused('account_locked')
  // Counted before the password is looked at, so that a hundred guesses at once are not a hundred free ones.
  await limits.take('failedByMailAndAddress', email, given.address)

  const found = await db.onPlatform(async (tx) => await findByMail(people(tx), email))
  const account = found?.status === 'archived' ? undefined : found
  const { right, stale } = await verifyPassword(given.password, account?.password_hash ?? null)
  if (!account || !right) {
    if ((await limits.spend('failedByMail', email)) === 'last') await lockAfterFailures(db, limits, context, email)
    throw new SignInRefused('bad_credentials')
  }
  await limits.clear('failedByMailAndAddress', email, given.address)
  await limits.clear('failedByMail', email)

  if (!account.confirmed_at || account.status === 'invited') throw new SignInRefused('not_confirmed')
  if (account.status === 'inactive' && !given.allowInactive) throw new SignInRefused('account_inactive')
  const passwordHash = stale ? await hashPassword(given.password) : null
  return await db.onPlatform(async (plain) => await open(people(plain), context, given, account, passwordHash))
}

async function open(
  tx: ReturnType<typeof people>,
  { center, now }: RequestContext,
  { userAgent, allowInactive }: SignIn,
  account: Account,
  passwordHash: string | null,
) {
  const held = await tx.selectFrom('users').selectAll().where('id', '=', account.id).forNoKeyUpdate().executeTakeFirst()
  // Changed while the password was being checked: the sign-in is one of before the change.
  if (!held || held.status === 'archived' || held.password_hash !== account.password_hash) throw new SignInRefused('bad_credentials')
  if (!(await isRegisteredAt(tx, held.id, center.id))) throw new SignInRefused('wrong_center')
  const status = held.status === 'inactive' && allowInactive ? 'active' : held.status
  await tx
    .updateTable('users')
    .set({ last_seen_at: now, status, ...(passwordHash && { password_hash: passwordHash }) })
    .where('id', '=', held.id)
    .execute()
  const session = await openSession(tx, { user: held, centerId: center.id, userAgent, now })
  return { account: { ...held, status }, session }
}
