import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import { createLimits } from '#features/auth/limits/server/limits.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { addTenancyHooks } from '#features/tenancy/server/resolve.ts'
import type { Config } from '#kernel/config/server/config.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { escapeXml } from '#kernel/http/answers/escape-xml.ts'
import type { Answer } from '#kernel/http/answers/server/answer-errors.ts'
import { strictTransport } from '#kernel/http/answers/server/security-headers.ts'
import { varyByForwardedHost } from '#kernel/http/answers/server/vary.ts'
import { type BodyTimes, addBodyTimeout, fileBodyTimeout } from '#kernel/http/bodies/server/body-timeout.ts'
import { boundChunks, boundInput } from '#kernel/http/bodies/server/bound-input.ts'
import { discardUnreadBodies, refuseBelow, refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { requestId } from '#kernel/http/server/context.ts'
import { answerSeconds } from '#kernel/observed/server/metrics.ts'
import { traceRequests } from '#kernel/observed/server/traces.ts'
import { listRoutes } from '#kernel/http/server/route-list.ts'
import { inLanguage } from '#kernel/i18n/address-language.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { Registry } from '#kernel/jsonapi/registry/server/registry.ts'
import { pageAt } from '#shell/page-at.ts'
import { abilities } from '#src/app/abilities.ts'
import { features } from '#src/app/features.ts'
import { aboutRoutes, healthRoutes } from './about.ts'
import { answerError, answerErrorDocument, refuseExpectations, refuseUnreadable } from './refuse-unreadable.ts'
import { apiPlugin } from './api-plugin.ts'
import { sendFallbackPage } from './fallback-page.ts'
import type { PublicChanges } from '#kernel/feature/server/define-feature.ts'
import { liveCenters } from './live-centers.ts'
import { loggerOptions } from './logger.ts'
import { presents, registerWords, resourceApis } from './registered.ts'
import { leadToRegion } from './region-host.ts'
import { sitePlugin } from './site-plugin.ts'

/** The pattern of the route, or of the page that the route of all pages made; never the path itself. */
function patternOf({ routeOptions: { url }, url: asked }: FastifyRequest): string {
  if (url && !url.includes('*')) return url
  const page = url === '/*' && pageAt(asked.split('?', 1)[0]!)
  return page ? `/${page.page.path}` : (url ?? 'none')
}

const hour = 'public, max-age=3600'
/** The most URLs that one file may hold (sitemaps.org). */
const max = 50_000

/** robots.txt and the sitemap: which pages exist, from the features, and which are excluded. */
function searchEngines(app: FastifyInstance, { db }: { db: Database }): void {
  app.get(
    '/robots.txt',
    async (request, reply) =>
      await reply
        .header('cache-control', hour)
        .type('text/plain; charset=utf-8')
        .send(
          `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nAllow: /auth/login-1$\nAllow: /auth/login-1?lang=en$\nDisallow: /choices/\nDisallow: /vacancies/search?\nAllow: /vacancies/search?lang=en$\nDisallow: /sociale-kaart?\nAllow: /sociale-kaart?lang=en$\n${flags(request.tenant).activities ? 'Disallow: /activiteitenkalender?\nAllow: /activiteitenkalender?lang=en$\nAllow: /activiteitenkalender?month=\n' : ''}\nSitemap: ${request.ownOrigin}/sitemap.xml\n`,
        ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const { ownOrigin, centerId } = request
    const on = flags(request.tenant)
    const isBilingual = on.internationalisation
    const lists = await db.read(
      centerId,
      features.flatMap(({ sitemap }) => sitemap?.(centerId, on) ?? []),
    )
    const pages = [['/vacancies/search', null, '/vacancies/search'], ...lists.flat()].slice(0, isBilingual ? max / 2 : max)
    return await reply
      .header('cache-control', hour)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.flatMap(([path, day, english]) => entries(ownOrigin, { path: path!, day, english: isBilingual ? english : null })).join('\n')}\n</urlset>\n`,
      )
  })
}

type Listed = { path: string; day: string | null | undefined; english: string | null | undefined }

/** The entries of a page: one for each language, each with links to the others. */
function entries(origin: string, { path, day, english }: Listed): string[] {
  const nl = origin + path
  if (!english) return [entry(nl, day)]
  const en = origin + inLanguage(english, 'en')
  const others = [
    ['nl', nl],
    ['en', en],
    ['x-default', nl],
  ].map(([tag, address]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address!)}"/>`)
  return [nl, en].map((address) => entry(address, day, others.join('')))
}

const entry = (address: string, day?: string | null, others = '') =>
  `<url><loc>${escapeXml(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${others}</url>`

export type AppParts = {
  config: Config
  db: Database
  clock?: { now(): Date }
  /** Without it no public page is cached in memory. */
  changes?: PublicChanges
  /** Tests of the API leave the pages out. */
  pages?: boolean
  /** Tests use shorter times for slow bodies. */
  bodyTimes?: Partial<BodyTimes>
}

/** The whole server, as main.ts runs it and as tests use it. */
export async function buildApp({ config, db, clock = { now: () => new Date() }, changes, pages = true, bodyTimes }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    genReqId: requestId,
    logger: loggerOptions(config) as NonNullable<FastifyServerOptions['logger']>,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: 1024 * 1024,
    // Other bodies have less time (`addBodyTimeout`).
    requestTimeout: fileBodyTimeout,
    keepAliveTimeout: 5_000,
    // Applies to clients that never read the answer too; live event streams must send something within this time.
    connectionTimeout: 20_000,
    // Fastify's default of ten seconds may be too short to load the pages on a busy machine.
    pluginTimeout: 60_000,
    // A request without a host gets our own error.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    clientErrorHandler: refuseUnreadable(always(config)),
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/', headers }) => withPagePath(withCanonicalType(originForm(url, headers.host)), headers.accept),
    return503OnClosing: true,
    // Hooks do not run for these.
    frameworkErrors: (_error, request, reply) => void answerUnreadable(request, reply.headers(always(config)) as FastifyReply),
  })
  app.decorate('draining', false)
  refuseExpectations(app, always(config))
  boundChunks(app)
  boundInput(app)
  addBodyTimeout(app, bodyTimes)
  discardUnreadBodies(app)
  listRoutes(app)
  // First, so that whatever is made anew after a change is not read from before it.
  changes?.on('changed', (centerId) => db.catchUp(centerId))
  const { centers, afterwards } = await liveCenters(db, config, changes, (error) => app.log.warn(error))

  registerWords()
  const pageKey = randomBytes(18).toString('base64url')
  const registry = new Registry(resourceApis, abilities, presents)
  traceRequests(app, patternOf)
  // One line per answer, with the route's pattern and never the path itself: addresses contain names and tokens.
  app.addHook('onResponse', async (request, reply) => {
    answerSeconds.observe({ method: request.method, route: patternOf(request), status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    request.log.info({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
  app.addHook('onSend', async (request, reply) => {
    // A page that failed because the API is unavailable answers 503 without knowing for how long.
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', '5')
    if (reply.statusCode === 429 && !reply.hasHeader('retry-after')) reply.header('retry-after', '60')
    reply.headers({ ...always(config), 'x-request-id': request.id })
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  })
  if (config.trustProxy !== false) varyByForwardedHost(app)
  addTenancyHooks(app, centers)
  const limits = createLimits(db, { enabled: config.rateLimits })
  const parts = { config, db, clock, centers, registry, limits, pageKey, changes: changes ? afterwards : null }
  await app.register(async (about) => {
    about.setErrorHandler(answerOpen)
    healthRoutes(about, db)
    aboutRoutes(about, parts)
    searchEngines(about, parts)
    await about.register(async (open) => {
      leadToRegion(open, centers)
      for (const { routes } of features) await routes?.open?.(open, parts)
    })
    for (const url of ['/health', '/ready', '/config', '/openapi.json']) {
      refuseOtherMethods(about, url, ['GET', 'HEAD'])
      refuseBelow(about, url)
    }
  })
  await app.register(apiPlugin, parts)
  if (pages) await app.register(sitePlugin, parts)
  return app
}

/** Headers of every answer. */
const always = ({ production }: Config): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  ...(production && { 'strict-transport-security': strictTransport }),
})

/** An address that cannot be decoded is answered as not found, like any other unknown one. A browser has had its page (`withPagePath`). */
function answerUnreadable(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new NotFound(), request, reply)
}

/** Whether a browser asks for a page, by its address bar or a link. */
const isForBrowser = (path: string, accept: string | undefined): boolean =>
  !/^\/(?:api|door|health|ready|config|openapi\.json)\//.test(path) && (accept?.includes('text/html') ?? false)

/** Makes the percent signs of an address that cannot be decoded part of its path, so that its 404 page is made and says the path. */
function withPagePath(url: string, accept: string | undefined): string {
  const [path = '', ...query] = url.split('?')
  if (!path.includes('%') || !isForBrowser(path, accept)) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}

/** A browser gets a page where a file or an answer is not there; programs get an error document. */
const answerOpen: Answer = (error, request, reply) =>
  error instanceof NotFound && isForBrowser(request.url, request.headers.accept)
    ? sendFallbackPage(error, request, reply)
    : answerErrorDocument(error, request, reply)

/** A number is the count of trusted proxies in front of us, whose X-Forwarded-* headers are used. */
function trustedHops(trust: Config['trustProxy']) {
  return typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
}

/** RFC 9112 §3.2.2: an absolute address means its path if its host is the requested one; two different hosts are invalid. */
function originForm(url: string, host: string | undefined): string {
  if (url.startsWith('/') || !host) return url
  const own = ['http://', 'https://'].map((scheme) => scheme + host).find((start) => url.slice(0, start.length).toLowerCase() === start.toLowerCase())
  const path = own === undefined ? 'x' : url.slice(own.length)
  if (path !== '' && !'/?#'.includes(path[0]!)) return url
  return path.startsWith('/') ? path : `/${path}`
}

/** `/api/v1/volunteer-centers` and `/api/v1/volunteerCenters` are `/api/v1/volunteer_centers` (contract §2.2). */
function withCanonicalType(url: string): string {
  if (!url.startsWith('/api/v1/')) return url
  const end = url.slice(8).search(/[/?]/)
  const type = end < 0 ? url.slice(8) : url.slice(8, 8 + end)
  return /[-A-Z]/.test(type) ? `/api/v1/${snakeCase(type)}${url.slice(8 + type.length)}` : url
}
