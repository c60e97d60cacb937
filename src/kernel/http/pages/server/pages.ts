import { hash } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { HttpError } from '#kernel/http/errors.ts'
import { longestPageForm } from '#kernel/http/bodies/server/bound-input.ts'
import { CredentialsJar, apiFetchFor, settleCredentials } from './api-fetch.ts'
import { compress, encodingFor, worthCompressing } from '#kernel/http/answers/server/compress.ts'
import { isCrossSite, postedForm } from './page-form.ts'
import { ConcurrencyLimiter, isPrefetch, prefetchHeader } from '#kernel/http/limits/server/limits.ts'
import { type CachedPage, type MadePage, PageCache } from './page-cache.ts'
import { loadBuiltPages, loadPagesFromSource, type PageAnswer, type PageCall, type PageContext, type PageModule } from './page-module.ts'
import { inRequestScope } from '#kernel/http/server/request-scope.ts'
import { contentSecurityPolicy, securityHeaders } from '#kernel/http/answers/server/security-headers.ts'

export type PagesOptions<Context extends PageContext> = {
  /** The folder that holds `build` and `src`. */
  root: string
  dev: boolean
  context(request: FastifyRequest): Context | Promise<Context>
  /** Called before a page is made, not for a cached one. @throws when the visitor has made too many requests */
  count?(request: FastifyRequest): Promise<void>
  /** Answers when no page can be made: an unknown host, a database that is unavailable. */
  onFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown
  /** Emits `changed` with a center's id, or `*`. Without it no page is cached, because nothing would say when to drop it. */
  publicChanges?: EventEmitter<{ changed: [centerId: string] }>
}

const forever = 365 * 24 * 3600 * 1000
const handedOn = ['cookie', 'accept', 'accept-language', 'content-type', 'user-agent', 'referer', 'if-none-match', 'sec-purpose', 'sec-fetch-mode'] as const

/**
 * Serves every page, its data and its files. Register it last: it takes all paths that are left. A plugin scope of its own,
 * because it reads bodies as bytes and handles errors itself.
 */
export async function pages<Context extends PageContext>(app: FastifyInstance, options: PagesOptions<Context>): Promise<void> {
  const cache = options.publicChanges && !options.dev ? new PageCache() : null
  options.publicChanges?.on('changed', (centerId) => cache?.drop(centerId))

  const load = options.dev ? await loadPagesFromSource<Context>(app, options.root) : await loadBuiltPages<Context>(options.root)
  if (!options.dev) {
    await app.register(fastifyStatic, {
      root: join(options.root, 'build/client/assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: forever,
      decorateReply: false,
      setHeaders: (reply) => void reply.headers(securityHeaders(false)),
    })
  }

  app.removeAllContentTypeParsers()
  // Parsed once the caller and their right have been checked (`page-form.ts`).
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer', bodyLimit: longestPageForm }, (_request, body, done) => done(null, body))
  // A form with a file is read as it arrives, after the same checks; other bodies no page takes, so they are not read.
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  app.setErrorHandler((error, request, reply) => options.onFailure(error, request, reply))

  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    config: { takesFile: true },
    handler: async (request, reply) => {
      if (!isPagePath(request)) return reply.callNotFound()
      const context = await options.context(request)
      const module = await load()
      const reading = request.method === 'GET' || request.method === 'HEAD'
      if (!reading && isCrossSite(request.headers, context.origin)) return reply.code(403).type('text/plain; charset=utf-8').send('Forbidden')

      const url = new URL(context.origin + request.url)
      request.headers.cookie = await settleCredentials(app, request.headers.cookie, { ip: request.ip, headers: context.apiHeaders })
      const jar = new CredentialsJar(context.isPreview ? undefined : request.headers.cookie)
      const kept = cache && reading && !context.isPreview && !jar.tokenHeaders ? module.cacheKey(url, request.headers.cookie, context) : null
      const render = () => make(app, module, request, kept?.url ?? url, context, jar, options.dev)
      const inTurn = reading ? () => turns.take(render) : render
      const name = kept && `${context.origin} ${kept.name}`
      // Not while it is being made: a request that waits for the same page does not count.
      if (!name || !cache!.has(name)) await options.count?.(request)
      const page = name ? await cache!.getOrMake(name, inTurn) : { ...(await inTurn()), compressed: {}, isCached: false }
      return await send(request, reply, page, context.isPreview ? [] : [...context.contextCookies, ...jar.setCookies])
    },
  })
}

/**
 * One thread makes all pages: making many at once would not finish any sooner, it would delay them all and hold their data in
 * memory meanwhile. Forms are not queued, because they may wait for passwords to be hashed.
 */
const turns = new ConcurrencyLimiter({
  atOnce: 4,
  longestQueue: 500,
  refusal: () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' }),
})

/**
 * Excludes unknown paths of the API, and files that do not exist: what fetches a file has no use for a page. A browser that opens
 * such an address gets the 404 page all the same. `.data` is how React Router requests a page's data.
 */
function isPagePath({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const path = url.split('?', 1)[0]!
  if (!path.startsWith('/') || path.startsWith('/api/') || path.startsWith('/assets/')) return false
  const isFile = /\.(?!data$)[a-z0-9]{2,5}$/i.test(path)
  return !isFile || (headers.accept?.includes('text/html') ?? false)
}

async function make<Context extends PageContext>(
  app: FastifyInstance,
  module: PageModule<Context>,
  request: FastifyRequest,
  url: URL,
  context: Context,
  jar: CredentialsJar,
  dev: boolean,
): Promise<MadePage> {
  const headers = new Headers({ host: url.host })
  for (const name of handedOn) if (request.headers[name] && !(context.isPreview && name === 'cookie')) headers.set(name, String(request.headers[name]))
  const apiHeaders = { ...context.apiHeaders, ...(isPrefetch(request) && { [prefetchHeader]: '1' }) }
  const fetch = apiFetchFor(app, { ip: request.ip, headers: apiHeaders, jar })
  const form = postedForm(request, fetch)

  const call: PageCall<Context> = {
    context,
    fetch,
    apiHeaders,
    jar,
    readForm: form.read,
    report: (message, fault) => (fault ? request.log.error({ err: fault }, message) : request.log.warn(message)),
  }
  const answer = await inRequestScope(async () => await module.respond(new Request(url, { method: request.method, headers }), call)).finally(form.release)
  const bytes = typeof answer.body === 'string' ? Buffer.from(answer.body) : Buffer.from(await (answer as Response).arrayBuffer())
  const setCookies = answer.headers.getSetCookie()
  jar.setCookies.push(...setCookies)
  return {
    status: answer.status,
    headers: headersOf(answer, { https: url.protocol === 'https:', dev, signedIn: jar.tokenHeaders !== null, framed: context.isPreview }),
    etag: `W/"${hash('sha1', bytes, 'base64url')}"`,
    body: bytes,
    centerId: context.centerId,
    keep: answer.status === 200 && setCookies.length === 0,
  }
}

/** The page tells this file in the header `page-policy` which exceptions of the content security policy it needs. */
function headersOf(answer: PageAnswer, { https, dev, signedIn, framed }: { https: boolean; dev: boolean; signedIn: boolean; framed: boolean }) {
  const headers: Record<string, string> = { ...securityHeaders(https, framed) }
  for (const [name, value] of answer.headers) if (name !== 'set-cookie' && name !== 'page-policy') headers[name] = value
  const policy = answer.headers.get('page-policy')?.split(', ') ?? []
  const videos = policy.includes('videos')
  // The frames of makers of videos do not say that they may be embedded in an isolated page.
  if (videos) headers['cross-origin-embedder-policy'] = 'unsafe-none'
  headers['content-security-policy'] = contentSecurityPolicy({
    gtag: policy.includes('gtag'),
    nonce: policy.find((word) => word.startsWith('nonce-'))?.slice(6),
    frames: policy.includes('frames'),
    videos,
    framed,
    https,
    dev,
  })
  if (framed) headers['cache-control'] = 'private, no-store'
  headers['cache-control'] ??= signedIn ? 'private, no-store' : 'no-cache'
  headers.vary = 'Accept-Encoding, Accept-Language, Cookie'
  return headers
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, setCookies: string[]): Promise<FastifyReply> {
  reply.code(page.status).headers(page.headers)
  if (setCookies.length > 0) reply.header('set-cookie', setCookies)
  if (page.body.length === 0) return reply.send('')

  const anonymous = page.headers['cache-control'] === 'no-cache'
  if (anonymous && page.status === 200) {
    reply.header('etag', page.etag)
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).removeHeader('content-type').send()
  }
  const encoding = page.body.length >= worthCompressing ? encodingFor(request.headers['accept-encoding']) : null
  if (!encoding) return reply.send(page.body)
  page.compressed[encoding] ??= await compress(page.body, encoding, page.isCached)
  return reply.header('content-encoding', encoding).send(page.compressed[encoding])
}
