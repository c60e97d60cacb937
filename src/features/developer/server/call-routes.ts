import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import { cutText } from '#kernel/fields/cut-text.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import { inRequestScope } from '#kernel/http/server/request-scope.ts'
import { writeCookie } from '#kernel/http/cookie.ts'
import { isPlainPath } from '#kernel/http/pages/server/api-fetch.ts'
import { answeredInText } from '#kernel/http/pages/server/in-process-document.ts'
import { countTrips, countTripsOf } from './count-trips.ts'
import type { DeveloperParts } from './developer-parts.ts'

/** What a call carries beside its credentials, which nobody is shown. */
const contextHeaders = ['x-tenant', 'app-context', 'volunteer-center-id', 'current-organization-id', 'accept-language'] as const
const credentials = ['access-token', 'client', 'uid'] as const
/** What an answer says of itself. */
const shownHeaders = ['content-type', 'etag', 'cache-control', 'vary', 'ratelimit', 'x-request-id', 'link'] as const
/** A document that is longer is cut in the page. */
const longest = 200_000

const chosen = (request: FastifyRequest, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : [])))

/** The page that asks waits for a document of its own; this answer is text. */
const ask = async (app: FastifyInstance, call: InjectOptions) => await answeredInText(async () => await app.inject(call))

/** Calls that the product makes of itself, with what they cost and what they carry. */
export function callRoutes(app: FastifyInstance, { parts, headersFor }: DeveloperParts): void {
  countTripsOf(parts.db)

  /** Makes one GET of the API as this person and says how long it took and how often the database was asked. */
  app.get('/calls', async (request) => {
    const path = String((request.query as { path?: unknown }).path ?? '')
    if (path.length > 2000 || !path.startsWith('/api/v1/') || !isPlainPath(path)) throw new BadRequest('unknown_parameter', { parameter: 'path' })
    const sent = { ...chosen(request, contextHeaders), ...headersFor(request) }
    const began = performance.now()
    const { result: answer, trips } = await countTrips(
      async () => await ask(app, { url: path, remoteAddress: request.ip, headers: { ...sent, ...chosen(request, credentials) } }),
    )
    const { host: _host, 'x-request-id': _id, ...shown } = sent
    return {
      meta: {
        answer: {
          status: answer.statusCode,
          milliseconds: Math.round((performance.now() - began) * 10) / 10,
          trips,
          sent: shown,
          got: Object.fromEntries(shownHeaders.flatMap((name) => (answer.headers[name] ? [[name, String(answer.headers[name])]] : []))),
          text: cutText(answer.payload, longest),
          isCut: answer.payload.length > longest,
        },
      },
    }
  })

  /** How often the database is asked for one call of a page, and for two equal ones. */
  app.get('/twice', async (request) => {
    const read = async () =>
      await ask(app, { url: '/api/v1/current_user', remoteAddress: request.ip, headers: { ...headersFor(request), ...chosen(request, credentials) } })
    const tripsOf = async (calls: number) =>
      (await countTrips(async () => await inRequestScope(async () => await Promise.all(Array.from({ length: calls }, read))))).trips
    await read() // the first use of a session in five minutes is written down
    return { meta: { one: await tripsOf(1), two: await tripsOf(2) } }
  })

  /** Where pages lead somebody to: signed out from a page that needs it, signed in from the page of signing in. */
  app.get('/redirects', async (request) => {
    const lead = async (url: string, cookie = '') => {
      const { statusCode, headers } = await ask(app, { url, remoteAddress: request.ip, headers: { ...headersFor(request), accept: 'text/html', cookie } })
      return { status: statusCode, location: headers.location ?? null }
    }
    const cookie = credentials.map((name) => writeCookie(name, String(request.headers[name] ?? ''), {}).split(';', 1)[0]).join('; ')
    return { meta: { signedOut: await lead('/dashboard?from=test'), signedIn: await lead('/auth/login-1?redirect=/dashboard', cookie) } }
  })

  /** The same call with each thing that can be wrong with its credentials; only the refusals leave the server. */
  app.get('/sessions', async (request) => {
    const own = { ...headersFor(request), ...chosen(request, credentials) }
    const elsewhere = await otherSite(app, request)
    const asks: Record<string, Record<string, string>> = {
      whole: own,
      ended: { ...own, 'access-token': 'A'.repeat(43) },
      ...Object.fromEntries(
        credentials.map((name) => [`without_${name.replace('-', '_')}`, Object.fromEntries(Object.entries(own).filter(([one]) => one !== name))]),
      ),
      ...(elsewhere && { wrong_center: { ...chosen(request, credentials), host: elsewhere } }),
    }
    const answers = await Promise.all(
      Object.entries(asks).map(async ([name, headers]) => {
        const answer = await ask(app, { url: '/api/v1/current_user', remoteAddress: request.ip, headers })
        const code = (answer.json() as { errors?: { code: string }[] }).errors?.[0]?.code ?? null
        return [name, { status: answer.statusCode, code, reason: answer.statusMessage }] as const
      }),
    )
    return { meta: { answers: Object.fromEntries(answers) } }
  })

  /** What the index of the pages says of now. */
  app.get('/now', async ({ center }) => {
    const { rows } = await parts.db.asWorker((tx) =>
      sql<{ mails: number }>`select count(*)::int as mails from outbox where volunteer_center_id = ${center.id} and body_text is not null`.execute(tx),
    )
    const isMoved = Math.abs(parts.clock.now().getTime() - Date.now()) > 5000
    return { meta: { mails: rows[0]!.mails, builtAt: parts.config.dev ? null : builtAt(), clock: isMoved ? parts.clock.now().toISOString() : null } }
  })
}

/** The host of a site with another center, as everybody may read it. */
async function otherSite(app: FastifyInstance, { headers, center }: FastifyRequest): Promise<string | undefined> {
  const { hosts } = (await ask(app, { url: '/config', headers: { host: headers.host! } })).json() as { hosts: Record<string, string> }
  return Object.entries(hosts).find(([, id]) => id !== center.id)?.[0]
}

/** When the pages were built. */
function builtAt(): string {
  return statSync(join(import.meta.dirname, '../../../../build/server/index.js')).mtime.toISOString()
}
