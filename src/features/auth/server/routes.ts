import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { confirmationRoutes } from '#features/auth/confirmation/server/confirmation-routes.ts'
import type { Limits } from '#features/auth/limits/server/limits.ts'
import { messages } from '#features/auth/model/messages.ts'
import { changeOwnAccount } from '#features/auth/own-account/server/change-own-account.ts'
import { passwordRoutes, putPassword } from '#features/auth/password-reset/server/password-routes.ts'
import { answerAuthErrors, authMethods, fieldErrors, userOf } from '#features/auth/requests/server/answers.ts'
import { type AuthParts, type Params, paramsOf, readBodies, redirectOf, requestContextOf } from '#features/auth/requests/server/auth-request.ts'
import { refuseUnfitSession } from '#features/auth/sessions/server/session-hooks.ts'
import { sessionRoutes } from '#features/auth/sign-in/server/session-routes.ts'
import { signUp } from '#features/auth/sign-up/server/sign-up.ts'
import { archiveUser } from '#features/users/account/server/archive-user.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { clientAddress } from '#kernel/http/server/context.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'

type AuthOptions = {
  db: Database
  limits: Limits
  clock: { now(): Date }
  config: { extraOrigins: readonly string[]; resetTokenHeaders?: boolean }
}

/**
 * Every call of contract §1.1 to §1.3, in a Fastify scope with its own body parsers and error format. The session hooks must
 * already be registered on `app`. Other GET requests under /auth are left to the pages.
 */
export async function authRoutes(app: FastifyInstance, { db, limits, clock, config }: AuthOptions): Promise<void> {
  const parts = { db, limits, clock, extraOrigins: config.extraOrigins, resetTokenHeaders: config.resetTokenHeaders ?? true }
  await app.register(async (scope) => {
    readBodies(scope)
    answerAuthErrors(scope)
    scope.addHook('onRequest', async (request, reply) => {
      // Addresses here contain tokens, and redirects lead to other sites.
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      // No 304: it would carry no tokens, which clients read from every response (contract F4).
      delete request.headers['if-none-match']
    })
    sessionRoutes(scope, parts)
    passwordRoutes(scope, parts)
    accountRoutes(scope, parts)
    confirmationRoutes(scope, parts)
    // Other GET requests may be pages; `refuseUnknownAuthCall` refuses those that are neither.
    for (const [url, allowed] of authMethods)
      refuseOtherMethods(scope, url, allowed, { among: ['POST', 'PUT', 'PATCH', 'DELETE'], config: { credentials: 'ignored' } })
  })
}

/** POST, PUT (PATCH) and DELETE /auth: the caller's own account (contract §1.3). */
function accountRoutes(app: FastifyInstance, parts: AuthParts): void {
  const { db, limits } = parts

  app.post('/auth', { config: { credentials: 'ignored' } }, async (request, reply) => {
    const params = paramsOf(request.body)
    const redirectUrl = params.text('confirmSuccessUrl') && redirectOf(request, parts, params.text('confirmSuccessUrl'), '/').href
    await limits.take('signUpsByAddress', clientAddress(request))
    const email = params.text('email')
    try {
      const account = await signUp(db, requestContextOf(request, parts), {
        email,
        password: params.text('password'),
        passwordConfirmation: params.has('passwordConfirmation') ? params.text('passwordConfirmation') : undefined,
        ...namesOf(params, email),
        locale: localeOf(params) ?? request.locale,
        termsAccepted: params.value('termsAccepted') === true || params.text('termsAccepted') === 'true' || undefined,
        redirectUrl: redirectUrl || null,
      })
      return { status: 'success', data: userOf(account) }
    } catch (error) {
      if (!(error instanceof Invalid)) throw error
      return reply.code(422).send({ status: 'error', data: { email }, ...fieldErrors(error.issues, error.code) })
    }
  })

  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({ method, url: '/auth', config: { credentials: 'exempt' }, handler: async (request, reply) => await putAccount(parts, request, reply) })
  }

  app.delete('/auth', async (request, reply) => {
    const { actor, locale } = request
    if (!actor.userId) return reply.code(404).send({ success: false, status: 'error', errors: [say(locale, messages.not_destroyed)], code: 'not_signed_in' })
    const account = await archiveUser(db, requestContextOf(request, parts), actor, actor.userId)
    reply.session = null
    return { status: 'success', message: say(locale, messages.destroyed, { uid: account.email }) }
  })
}

async function putAccount(parts: AuthParts, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { db, limits } = parts
  const { actor, locale } = request
  const params = paramsOf(request.body)
  if (params.text('resetPasswordToken') !== '') return await putPassword(parts, request, reply)
  refuseUnfitSession(request, reply)
  if (!actor.userId) return reply.code(404).send({ success: false, status: 'error', errors: [say(locale, messages.user_not_found)], code: 'not_signed_in' })

  const sent = (name: string) => (params.has(name) ? params.text(name) : undefined)
  const { account, session } = await changeOwnAccount(db, limits, requestContextOf(request, parts), actor, {
    firstName: sent('firstName'),
    lastName: sent('lastName'),
    locale: localeOf(params),
    // Clients send their whole form back, so an empty value leaves the stored one.
    email: params.text('email') || undefined,
    password: params.text('password') || undefined,
    passwordConfirmation: sent('passwordConfirmation'),
    currentPassword: params.text('currentPassword') || undefined,
  })
  reply.session = session
  return { status: 'success', data: userOf(account) }
}

/** Other clients may send one name or none; then the start of the mail address is the first name. */
function namesOf(params: Params, email: string): { firstName: string; lastName: string } {
  if (params.text('firstName').trim() !== '') return { firstName: params.text('firstName'), lastName: params.text('lastName') }
  const [firstName = '', ...rest] = params.text('name').trim().split(/\s+/)
  return { firstName: firstName || email.split('@')[0]!, lastName: params.text('lastName') || rest.join(' ') }
}

function localeOf(params: Params): Locale | undefined {
  const locale = params.text('locale')
  return locale === '' ? undefined : (locale as Locale) // the verb refuses any other
}
