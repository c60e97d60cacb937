import type { FastifyInstance } from 'fastify'
import { clientAddress } from '#kernel/http/server/context.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import { say } from '#kernel/i18n/messages.ts'
import { messages } from '#features/auth/model/messages.ts'
import { refuse } from '#features/auth/requests/server/answers.ts'
import { type AuthParts, paramsOf, redirectOf, requestContextOf, waitForEqualTime } from '#features/auth/requests/server/auth-request.ts'
import { confirm, requestUnlock, resendConfirmationTo, unlock } from './confirmation.ts'

/** GET and POST /auth/confirmation and /auth/unlock (contract §1.3). Following a link signs nobody in. */
export function confirmationRoutes(app: FastifyInstance, parts: AuthParts): void {
  const { db, limits } = parts
  const open = { config: { credentials: 'ignored' as const }, exposeHeadRoute: false }

  app.get('/auth/confirmation', open, async (request, reply) => {
    const query = paramsOf(request.query)
    const asked = redirectOf(request, parts, query.text('redirectUrl'), '/auth/login-1')
    const confirmed = await confirm(db, requestContextOf(request, parts), query.text('confirmationToken')).catch((error) => {
      if (error instanceof Invalid) return null
      throw error
    })
    if (!confirmed) await limits.take('badTokensByAddress', clientAddress(request))
    // A link whose end was cut off still redirects to where its mail was meant to lead.
    const redirect = !query.has('redirectUrl') && confirmed?.way ? redirectOf(request, parts, confirmed.way, '/auth/login-1') : asked
    redirect.searchParams.set('account_confirmation_success', String(confirmed !== null))
    return reply.header('referrer-policy', 'no-referrer').redirect(redirect.href, 302)
  })

  app.post('/auth/confirmation', open, async (request, reply) => {
    const began = performance.now()
    const params = paramsOf(request.body)
    const email = params.text('email').trim()
    if (email === '') return refuse(reply, 422, 'missing_email', say(request.locale, messages.missing_email))
    // `redirect` belongs to our own pages, not to devise_token_auth: a local path; anything else is ignored.
    const way = params.text('redirectUrl') ? redirectOf(request, parts, params.text('redirectUrl'), '/').href : safeRedirectPath(params.text('redirect'))
    await limits.take('mailsByAddress', clientAddress(request))
    await resendConfirmationTo(db, limits, requestContextOf(request, parts), email, way)
    await waitForEqualTime(began)
    return { success: true, message: say(request.locale, messages.confirmation_sent) }
  })

  app.post('/auth/unlock', open, async (request, reply) => {
    const began = performance.now()
    const email = paramsOf(request.body).text('email').trim()
    if (email === '') return refuse(reply, 422, 'missing_email', say(request.locale, messages.missing_email))
    await limits.take('mailsByAddress', clientAddress(request))
    await requestUnlock(db, limits, requestContextOf(request, parts), email)
    await waitForEqualTime(began)
    return { success: true, message: say(request.locale, messages.unlock_sent) }
  })

  app.get('/auth/unlock', open, async (request, reply) => {
    const unlocked = await unlock(db, limits, requestContextOf(request, parts), paramsOf(request.query).text('unlockToken'), clientAddress(request))
    if (!unlocked) await limits.take('badTokensByAddress', clientAddress(request))
    const page = unlocked ? '/auth/login-1?unlocked=true' : '/auth/login-1?error=unlock_token_invalid'
    return reply.header('referrer-policy', 'no-referrer').redirect(page, 302)
  })
}
