import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { ownAccountBack } from '#features/auth/own-account/web/own-account-cookie.ts'
import { SessionsToEnd } from '#features/auth/sessions/server/sessions-to-end.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { type ApiFetch, CredentialsJar, apiFetchFor, settleCredentials } from '#kernel/http/pages/server/api-fetch.ts'
import { isCrossSite } from '#kernel/http/pages/server/page-form.ts'
import { say } from '#kernel/i18n/messages.ts'
import { readersLocale } from './fallback-page.ts'

type SignOutParts = {
  db: Database
  dataDir: string
  /** The headers of every call: host and context headers (contract §4). */
  headersFor(request: FastifyRequest): Record<string, string>
}

/** Milliseconds between two rounds through the sessions that could not be ended. */
const pause = 10_000

/**
 * POST /uitloggen never fails for who presses it (decisions 71): the cookies are cleared and the sign-in page comes, whatever the
 * server answers. A route of its own, because a page needs the look of its center, who asks, and a turn, and each can be refused.
 */
export async function signOut(app: FastifyInstance, { db, dataDir, headersFor }: SignOutParts): Promise<void> {
  const toEnd = new SessionsToEnd(dataDir, (error, message) => app.log.error({ err: error }, message))
  let round: NodeJS.Timeout | undefined
  let stopped = false
  const goRound = async () => {
    await toEnd.tryAgain(db)
    if (!stopped) round = setTimeout(() => void goRound(), pause).unref()
  }
  app.addHook('onReady', async () => {
    await toEnd.open()
    void goRound()
  })
  app.addHook('onClose', async () => {
    stopped = true
    clearTimeout(round)
  })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.post('/uitloggen', async (request, reply) => {
    if (isCrossSite(request.headers, request.ownOrigin)) return reply.code(403).type('text/plain; charset=utf-8').send('Forbidden')
    const visitor = { ip: request.ip, headers: headersFor(request) }
    const jar = new CredentialsJar(await settleCredentials(app, request.headers.cookie, visitor))
    const fetch = apiFetchFor(app, { ...visitor, jar })
    const back = ownAccountBack(request.headers.cookie ?? null)
    const actedAs = back && (await personId(fetch))
    const left = jar.tokenHeaders
    if (left && !(await isEnded(fetch))) await toEnd.add(left)
    jar.clear()
    const locale = readersLocale(request)
    return back
      ? leadTo(reply, actedAs ? `/users/${actedAs}` : '/', [...back, toastCookieHeader(say(locale, screens.actingStopped))])
      : leadTo(reply, '/auth/login-1', [...jar.setCookies, toastCookieHeader(say(locale, screens.signedOut))])
  })
}

/** The person whom an admin was signed in as, to lead back to their page. */
async function personId(fetch: ApiFetch): Promise<string | null> {
  const answer = await fetch('/api/v1/current_user')
  return answer.ok ? ((await answer.json()) as { data: { id: string } }).data.id : null
}

/** A session that is not there any more is as good as ended. */
async function isEnded(fetch: ApiFetch): Promise<boolean> {
  const { ok, status } = await fetch('/auth/sign_out', { method: 'DELETE' })
  return ok || status === 404
}

const leadTo = (reply: FastifyReply, location: string, cookies: string[]) =>
  reply.code(303).headers({ location, 'cache-control': 'no-store', 'set-cookie': cookies }).send('')
