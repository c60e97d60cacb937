import type { FastifyInstance } from 'fastify'
import { clientAddress } from '#kernel/http/server/client-address.ts'
import { say } from '#kernel/i18n/messages.ts'
import { flags } from '#features/tenancy/flags.ts'
import { findAccount } from '#features/users/model/server/accounts.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { messages } from '#features/auth/model/messages.ts'
import { refuse, userOf } from '#features/auth/requests/server/answers.ts'
import { type AuthParts, requestContextOf } from '#features/auth/requests/server/auth-request.ts'
import { paramsOf } from '#features/auth/requests/server/body.ts'
import { setWrongCenterReason } from '#features/auth/sessions/server/session-hooks.ts'
import { endSession } from '#features/auth/sessions/server/sessions.ts'
import { signIn, SignInRefused } from './sign-in.ts'

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
      const text =
        error.code === 'not_confirmed' ? say(request.locale, messages.not_confirmed, { email: given.email.trim() }) : say(request.locale, messages[error.code])
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
