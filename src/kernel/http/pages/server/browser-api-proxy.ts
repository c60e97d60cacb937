import { PassThrough, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import { allowIdleConnection } from '#kernel/http/bodies/server/body-timeout.ts'
import { CredentialsJar, isPlainPath, settleCredentials } from './api-fetch.ts'

/** Where a page's script reaches the API as the person who is signed in: `/door/api/v1/…`. */
export const browserApiPath = '/door'

export type BrowserApiProxyOptions = {
  /** The headers of every call: host and context headers (contract §4). */
  headersFor(request: FastifyRequest): Record<string, string>
  /** The one origin whose pages may use the proxy. */
  originOf(request: FastifyRequest): string
  /** The organization the caller acts for, from the cookies. */
  organizationOf(cookies: string | undefined): string | undefined
}

const handedOn = [
  'accept',
  'accept-language',
  // With the length, a body that is too large is refused before it is sent, and a truncated one is recognized.
  'content-length',
  'content-type',
  'current-organization-id',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
] as const
const credentials = new Set([
  'access-token',
  'client',
  'uid',
  'expiry',
  'token-type',
  'authorization',
  'set-cookie',
  'connection',
  'transfer-encoding',
  'keep-alive',
])

/**
 * The browser's own calls: same origin, with the credentials in cookies that no script can read. They pass the hooks, rights
 * and limits of every other call. Bodies and answers are streamed, so uploads and event streams pass. When a browser
 * disconnects, the answer is dropped, but the call is still carried out, as without the proxy.
 */
export async function browserApiProxy(app: FastifyInstance, options: BrowserApiProxyOptions): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${browserApiPath}/*`,
    config: { takesFile: true },
    handler: async (request, reply) => {
      if (!isOwnPage(request, options.originOf(request))) throw new Forbidden()
      const url = request.url.slice(browserApiPath.length)
      if (!url.startsWith('/api/v1/') || !isPlainPath(url)) throw new NotFound()
      return await forward(app, request, reply, { ...options, url })
    },
  })
}

/** Browsers say where a call comes from; a call that does not say so is refused. */
function isOwnPage({ headers }: FastifyRequest, own: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined ? site === 'same-origin' : origin === own
}

type ForwardOptions = BrowserApiProxyOptions & { url: string }

async function forward(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, { url, ...options }: ForwardOptions): Promise<FastifyReply> {
  request.headers.cookie = await settleCredentials(app, request.headers.cookie, { ip: request.ip, headers: options.headersFor(request) })
  const jar = new CredentialsJar(request.headers.cookie)
  const sentWith = jar.tokenHeaders
  const organization = options.organizationOf(request.headers.cookie)
  const own = handedOn.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : []))
  if (sentWith) allowIdleConnection(request)
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD' && request.body !== undefined
  const answer = await app.inject({
    method: request.method as 'GET',
    url,
    remoteAddress: request.ip,
    headers: {
      ...options.headersFor(request),
      ...(organization && sentWith && { 'current-organization-id': organization }),
      ...Object.fromEntries(own),
      ...sentWith,
    },
    ...(hasBody && { payload: endedWhereCut(request.body as Readable) }),
    payloadAsStream: true,
  })
  jar.store(answer.headers, sentWith)
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined && !credentials.has(name)) reply.header(name, value)
  if (jar.setCookies.length > 0) reply.header('set-cookie', jar.setCookies)
  reply.code(answer.statusCode).header('cache-control', 'no-store')
  // After such a stream the connection is closed, so that nobody waits until it times out as idle.
  if (String(answer.headers['content-type']).startsWith('text/event-stream')) reply.header('connection', 'close')
  const told = answer.stream()
  // Otherwise its writer would wait for a reader for ever.
  told.on('close', () => told.readableEnded || answer.raw.res.destroy())
  return reply.send(told)
}

/**
 * Treats an upload that broke off as truncated, not as failed: an in-process answer cannot be written once the request body has
 * failed, and that used to end the process. A body shorter than its declared length is refused.
 */
function endedWhereCut(body: Readable): Readable {
  const given = new PassThrough()
  body.once('error', () => given.end()).once('close', () => given.end())
  return body.pipe(given)
}
