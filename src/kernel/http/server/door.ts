import { PassThrough, type Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import { CredentialsJar, type TokenHeaders } from './credentials-jar.ts'

/** Where a page's own script reaches the API as the person who is signed in: `/door/api/v1/…`. */
export const doorPath = '/door'

export type DoorOptions = {
  /** What every call carries: host and context headers (contract §4). */
  headersFor(request: FastifyRequest): Record<string, string>
  /** The one origin whose pages may knock. */
  originOf(request: FastifyRequest): string
  /** The organization one acts for, out of the cookies. */
  organizationOf(cookies: string | undefined): string | undefined
  /** Milliseconds after which a stream of events says that it is there, and looks whether its session is. */
  heartbeat?: number
}

const handedOn = [
  'accept',
  'accept-language',
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
/** Sooner than a connection on which nothing happens is closed (20 s). */
const usualHeartbeat = 15_000

/**
 * The browser's own calls: same origin, with the credentials in cookies that no script can read. They go through the hooks,
 * rights and limits of every other call. Bodies and answers flow through as they come, so uploads and streams of events pass;
 * a stream of events has no time-out and ends with its session.
 */
export async function door(app: FastifyInstance, options: DoorOptions): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  const openStreams: OpenStreams = new Set()
  app.addHook('preClose', async () => {
    for (const end of openStreams) end()
  })
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${doorPath}/*`,
    handler: async (request, reply) => {
      if (!isOwnPage(request, options.originOf(request))) throw new Forbidden()
      const url = request.url.slice(doorPath.length)
      if (!url.startsWith('/api/v1/')) throw new NotFound()
      return await knock(app, request, reply, { ...options, url, openStreams })
    },
  })
}

/** Browsers say from where a call comes; one that says nothing comes from none. */
function isOwnPage({ headers }: FastifyRequest, own: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return false
  return origin === undefined ? site === 'same-origin' : origin === own
}

/** How to end each stream of events that is being read: a server that closes waits for none of them. */
type OpenStreams = Set<() => void>
type Knock = DoorOptions & { url: string; openStreams: OpenStreams }

async function knock(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply, { url, ...options }: Knock): Promise<FastifyReply> {
  const jar = new CredentialsJar(request.headers.cookie)
  const sentWith = jar.tokenHeaders
  const gone = new AbortController()
  reply.raw.on('close', () => gone.abort())
  const organization = options.organizationOf(request.headers.cookie)
  const own = handedOn.flatMap((name) => (typeof request.headers[name] === 'string' ? [[name, request.headers[name]]] : []))
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
    ...(hasBody && { payload: request.body as Readable }),
    payloadAsStream: true,
    signal: gone.signal,
  })
  jar.store(answer.headers, sentWith)
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined && !credentials.has(name)) reply.header(name, value)
  if (jar.setCookies.length > 0) reply.header('set-cookie', jar.setCookies)
  reply.code(answer.statusCode).header('cache-control', 'no-store')
  const isEvents = String(answer.headers['content-type']).startsWith('text/event-stream')
  if (!isEvents || !sentWith) return reply.send(answer.stream())
  // The connection has served when the stream ends, and nobody need wait until it has been idle for long enough.
  reply.header('connection', 'close')
  return reply.send(whileSignedIn(app, answer.stream(), { ...options.headersFor(request), ...sentWith }, { ...options, gone }))
}

/** Passes events on for as long as their session stands, and says now and then that it is still there. */
function whileSignedIn(
  app: FastifyInstance,
  events: Readable,
  headers: Record<string, string> & TokenHeaders,
  { gone, heartbeat = usualHeartbeat, openStreams }: { gone: AbortController; heartbeat?: number | undefined; openStreams: OpenStreams },
): Readable {
  const out = new PassThrough()
  const timer = setInterval(() => {
    out.write(': \n\n')
    void app.inject({ url: '/auth/validate_token', headers }).then(({ statusCode }) => (statusCode === 401 || statusCode === 403) && end(), end)
  }, heartbeat)
  timer.unref()
  const end = () => {
    gone.abort()
    out.end()
  }
  openStreams.add(end)
  const stop = () => {
    clearInterval(timer)
    openStreams.delete(end)
  }
  events.on('error', () => out.end()).on('close', stop)
  out.on('close', stop)
  return events.pipe(out)
}
