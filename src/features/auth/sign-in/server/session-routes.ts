import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lockAfterFailures } from '#features/auth/confirmation/server/confirmation.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { messages } from '#features/auth/model/messages.ts'
import { hashPassword, verifyPassword } from '#features/auth/passwords/server/passwords.ts'
import { refuse, userOf } from '#features/auth/requests/server/answers.ts'
import { type AuthParts, paramsOf, requestContextOf } from '#features/auth/requests/server/auth-request.ts'
import { setWrongCenterReason } from '#features/auth/sessions/server/session-hooks.ts'
import { endSession, openSession } from '#features/auth/sessions/server/sessions.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { type Account, findAccount, findByMail, foldMail, isRegisteredAt } from '#features/users/model/server/accounts.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import type { RequestContext } from '#features/users/model/server/write-account-audit-event.ts'
import type { Session } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import { say } from '#kernel/i18n/messages.ts'

type SignIn = { email: string; password: string; address: string; userAgent?: string | undefined; allowInactive: boolean }

/** The reason for a refusal; before the right password it is always bad_credentials (contract §1.3). */
class SignInRefused extends Error {
  readonly code: 'bad_credentials' | 'account_locked' | 'not_confirmed' | 'account_inactive' | 'wrong_center'
  constructor(code: SignInRefused['code']) {
    super(code)
    this.code = code
  }
}

/**
 * Signs a person in. Until the password is right, known and unknown addresses take the same steps and the same time.
 * @throws {SignInRefused}
 * @throws {TooMany}
 */
async function signIn(db: Database, limits: Limits, context: RequestContext, given: SignIn): Promise<{ account: Account; session: Session }> {
  const email = foldMail(given.email)
  await limits.take('signInByAddress', given.address)
  if (email === '' || given.password === '') throw new SignInRefused('bad_credentials')
  if (await limits.isSpent('failedByMail', email)) throw new SignInRefused('account_locked')
  // Counted before the password is checked, so that a hundred guesses at once are not free.
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
  // Refuses if the password was changed while this one was being checked.
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

function refusedText(code: SignInRefused['code'], { locale, centerName }: FastifyRequest, email: string): string {
  if (code === 'not_confirmed') return say(locale, messages.not_confirmed, { email: email.trim() })
  return code === 'account_inactive' ? say(locale, messages.account_inactive, { center: centerName }) : say(locale, messages[code])
}

/** POST /auth/sign_in, DELETE /auth/sign_out, GET /auth/validate_token (contract §1.3). */
export function sessionRoutes(app: FastifyInstance, parts: AuthParts): void {
  const { db, limits } = parts

  app.post('/auth/sign_in', { config: { credentials: 'ignored' } }, async (request, reply) => {
    const params = paramsOf(request.body)
    const given = {
      email: params.text('email'),
      password: params.text('password'),
      address: clientAddress(request),
      userAgent: request.headers['user-agent'],
      allowInactive: flags(request.tenant).allowInactiveUsers,
    }
    try {
      const { account, session } = await signIn(db, limits, requestContextOf(request, parts), given)
      reply.session = session
      reply.signsIn = true
      return { data: userOf(account) }
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error
      if (error.code === 'wrong_center') setWrongCenterReason(reply)
      const text = refusedText(error.code, request, given.email)
      return refuse(reply, error.code === 'wrong_center' || error.code === 'account_inactive' ? 403 : 401, error.code, text)
    }
  })

  app.get('/auth/sign_in', { config: { credentials: 'ignored' } }, async (request, reply) =>
    refuse(reply.header('allow', 'POST'), 405, 'method_not_allowed', say(request.locale, messages.sign_in_by_post)),
  )

  app.delete('/auth/sign_out', { config: { credentials: 'exempt' } }, async (request, reply) => {
    const { session } = request.actor
    reply.session = null
    const ended = session !== null && (await db.onPlatform(async (tx) => await endSession(people(tx), session.client)))
    return ended ? { success: true } : refuse(reply, 404, 'not_signed_in', say(request.locale, messages.not_signed_in))
  })

  app.get('/auth/validate_token', { config: { credentials: 'query', resetSession: true } }, async (request, reply) => {
    const { session } = request.actor
    const account = session && (await db.onPlatform(async (tx) => await findAccount(people(tx), session.userId)))
    if (!account) return refuse(reply, 401, 'invalid_token', say(request.locale, messages.invalid_token))
    reply.signsIn = true
    return { success: true, data: userOf(account) }
  })
}
