import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientAddress } from '#kernel/http/server/client-address.ts'
import { say } from '#kernel/i18n/messages.ts'
import { messages } from '#features/auth/model/messages.ts'
import { refuse, userOf } from '#features/auth/requests/server/answers.ts'
import { type AuthParts, waitForEqualTime, requestContextOf, redirectOf } from '#features/auth/requests/server/auth-request.ts'
import { type Params, paramsOf } from '#features/auth/requests/server/body.ts'
import { changeOwnAccount } from '#features/auth/own-account/server/change-own-account.ts'
import { followResetLink } from './follow-reset-link.ts'
import { requestReset } from './request-reset.ts'
import { ownerOf, resetPassword } from './reset-password.ts'
import { sessionHeaders } from '#features/auth/sessions/server/session-headers.ts'
import { refuseUnfitSession } from '#features/auth/sessions/server/session-hooks.ts'

/** POST and PUT /auth/password, GET /auth/password/edit (contract §1.3). */
export function passwordRoutes(app: FastifyInstance, parts: AuthParts): void {
  const { db, limits } = parts

  app.post('/auth/password', { config: { credentials: 'ignored' } }, async (request, reply) => {
    const began = performance.now()
    const params = paramsOf(request.body)
    const email = params.text('email').trim()
    if (email === '') return refuse(reply, 422, 'missing_email', say(request.locale, messages.missing_email))
    const redirect = redirectOf(request, parts, params.text('redirectUrl'), '/auth/reset')
    await limits.take('mailsByAddress', clientAddress(request))
    await requestReset(db, limits, requestContextOf(request, parts), email, redirect.href)
    await waitForEqualTime(began)
    return { success: true, message: say(request.locale, messages.reset_sent) }
  })

  app.get('/auth/password/edit', { config: { credentials: 'ignored' }, exposeHeadRoute: false }, async (request, reply) => {
    const query = paramsOf(request.query)
    const token = query.text('resetPasswordToken')
    const redirect = redirectOf(request, parts, query.text('redirectUrl'), '/auth/reset')
    const opened = await followResetLink(db, requestContextOf(request, parts), token, request.headers['user-agent'], parts.resetTokenHeaders)
    if (!opened) return reply.redirect('/auth/recover?error=reset_token_invalid', 302)
    redirect.searchParams.set('reset_password_token', token)
    redirect.searchParams.set('reset_password', 'true')
    if (opened.session) {
      const { 'access-token': accessToken, client, uid, expiry } = sessionHeaders(opened.session)
      // The second three are what j-toker and ng-token-auth read.
      const tokenHeaders = {
        'access-token': accessToken!,
        client: client!,
        uid: uid!,
        expiry: expiry!,
        token: accessToken!,
        client_id: client!,
        config: 'default',
      }
      for (const [name, value] of Object.entries(tokenHeaders)) redirect.searchParams.set(name, value)
    }
    return reply.redirect(redirect.href, 302)
  })

  // A link may be opened at another center than one's own; only without its token does the session have to fit.
  for (const method of ['PUT', 'PATCH'] as const) {
    app.route({ method, url: '/auth/password', config: { credentials: 'exempt' }, handler: async (request, reply) => await putPassword(parts, request, reply) })
  }
}

/** A new password by the token of a mail (it wins) or by a session; also what PUT /auth does when it is given such a token. */
export async function putPassword(parts: AuthParts, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const params = paramsOf(request.body)
  const token = params.text('resetPasswordToken')
  if (token !== '') return await byToken(parts, request, reply, params, token)

  const { db, limits } = parts
  const { actor, locale } = request
  refuseUnfitSession(request, reply, { resetSession: true })
  if (!actor.session) return refuse(reply, 401, 'missing_credentials', say(locale, messages.missing_credentials))
  if (actor.session.kind !== 'impersonation' && !hasBoth(params)) return refuse(reply, 422, 'missing_passwords', say(locale, messages.missing_passwords))
  const given = {
    password: params.text('password'),
    passwordConfirmation: params.text('passwordConfirmation'),
    currentPassword: params.text('currentPassword') || undefined,
  }
  const { account, session } = await changeOwnAccount(db, limits, requestContextOf(request, parts), actor, given)
  reply.session = session
  return success(request, account)
}

async function byToken(parts: AuthParts, request: FastifyRequest, reply: FastifyReply, params: Params, token: string): Promise<unknown> {
  const { db, limits } = parts
  const context = requestContextOf(request, parts)
  const bad = async () => {
    await limits.take('badTokensByAddress', clientAddress(request))
    return refuse(reply, 401, 'reset_token_invalid', say(request.locale, messages.reset_token_invalid))
  }
  reply.session = null // nobody is signed in by it, and all sessions of the person end
  if (!(await ownerOf(db, context, token))) return await bad()
  if (!hasBoth(params)) return refuse(reply, 422, 'missing_passwords', say(request.locale, messages.missing_passwords))
  const given = { password: params.text('password'), passwordConfirmation: params.text('passwordConfirmation') }
  const account = await resetPassword(db, limits, context, token, given)
  if (!account) return await bad()
  // Who forgot a password has tried some: the new one must not have to wait for those.
  await limits.clear('failedByMailAndAddress', account.email, clientAddress(request))
  return success(request, account)
}

const hasBoth = (params: Params) => params.text('password') !== '' && params.text('passwordConfirmation') !== ''

function success({ locale }: FastifyRequest, account: Parameters<typeof userOf>[0]) {
  return { success: true, data: userOf(account), message: say(locale, messages.password_updated) }
}
