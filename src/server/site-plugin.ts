import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#kernel/i18n/messages.ts'
import { cookieValues } from '#kernel/http/cookie.ts'
import { chosenLocale } from '#kernel/http/server/context.ts'
import { hasJustWritten, justWroteHeader, rememberWrites } from '#kernel/http/server/just-wrote.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { browserApiProxy } from '#kernel/http/pages/server/browser-api-proxy.ts'
import { compress, encodingFor } from '#kernel/http/answers/server/compress.ts'
import { countPages } from '#kernel/http/limits/server/limits.ts'
import { pages } from '#kernel/http/pages/server/pages.ts'
import type { PageContext } from '#kernel/http/pages/server/page-module.ts'
import { testMailPage } from '#kernel/mail/server/test-mail-page.ts'
import { answerAuthError, refuseUnknownAuthCall, unknownAuthCalls } from '#features/auth/requests/server/answers.ts'
import { type Center, type Flags, type Tenant, flags } from '#features/tenancy/tenant.ts'
import { CenterMenus } from '#features/menu-items/server/center-menus.ts'
import type { SiteMenus } from '#features/menu-items/site-menus.ts'
import { CenterThemes, type Look } from '#features/settings/look/server/center-themes.ts'
import { nightParameter, previewSheet } from '#features/settings/look/preview.ts'
import { previewOf } from '#features/settings/look/server/preview.ts'
import { rulesAddress, speculationRules } from '#shell/speculation-rules.ts'
import { pages as pageTable } from '#src/app/pages.ts'
import { organizationOf } from '#shell/server/selected-organization.ts'
import { reportLine } from './logger.ts'
import { answerErrorDocument } from './refuse-unreadable.ts'
import { leadToRegion } from './region-host.ts'
import { sendFallbackPage } from './fallback-page.ts'
import { signOut } from './sign-out.ts'
import type { ServerParts } from './server-parts.ts'

/** What a page knows of its site. */
export type SiteContext = PageContext & {
  tenant: Tenant
  center: Center
  flags: Flags
  look: Omit<Look, 'theme' | 'css'>
  menus: SiteMenus
  locale: Locale
  localeCookie: Locale | null
  production: boolean
  mapCredit: string | null
  demoOrigin: string | null
  preview: { isNight: boolean } | null
}

const year = 31_536_000

/** Everything that is not the API: pages, their files, themes, the development mail page. */
export async function sitePlugin(app: FastifyInstance, parts: ServerParts): Promise<void> {
  const { config, db, centers, clock, pageKey, changes } = parts
  const centerThemes = new CenterThemes(db, (reason, detail) => app.log.warn(detail, reason))
  const centerMenus = new CenterMenus(db)
  changes?.on('changed', (centerId) => {
    centerThemes.drop(centerId)
    centerMenus.drop(centerId)
  })
  const isStray = unknownAuthCalls((path) => pageTable.some((page) => `/${page.path}` === path))
  const onFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    isStray(request)
      ? answerAuthError(error, request, reply)
      : sendFallbackPage(error, request, reply, request.center ? centerThemes.known(request.center.id) : undefined)
  app.setErrorHandler(onFailure)

  if (config.replicaUrl) rememberWrites(app)
  leadToRegion(app, centers)
  app.addHook('onRequest', async (request, reply) => (isStray(request) ? refuseUnknownAuthCall(request, reply) : undefined))

  app.get('/theme/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    if (file === previewSheet) return await sendPreviewSheet(request, reply)
    const look = await centerThemes.of(request.tenant, request.center)
    const kept = centerThemes.sheet(file.replace(/\.css$/, ''))
    // A page made by another process may name a stylesheet that this one has not made yet: it gets the current one, without caching.
    reply
      .type('text/css; charset=utf-8')
      .headers({ 'cache-control': kept ? `public, max-age=${year}, immutable` : 'no-cache', 'cross-origin-resource-policy': 'same-origin' })
    const css = Buffer.from(kept ?? look.css)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return reply.header('vary', 'Accept-Encoding').send(css)
    return reply.headers({ 'content-encoding': encoding, vary: 'Accept-Encoding' }).send(await compress(css, encoding, true))
  })
  const previewed = async (request: FastifyRequest) => await previewOf(request, { secretKey: config.secretKey, now: clock.now(), centerThemes })
  async function sendPreviewSheet(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const look = await previewed(request)
    if (!look) throw new NotFound()
    // The address determines the whole content, so it can be cached forever.
    return reply
      .type('text/css; charset=utf-8')
      .headers({ 'cache-control': 'private, max-age=3600', 'cross-origin-resource-policy': 'same-origin' })
      .send(look.css)
  }
  const rulesOfPrefetching = JSON.stringify(speculationRules(pageTable))
  app.get(
    rulesAddress,
    async (_request, reply) => await reply.type('application/speculationrules+json').header('cache-control', 'public, max-age=3600').send(rulesOfPrefetching),
  )
  if (!config.production) {
    await app.register(testMailPage, { db, centersOf: (request) => centers.ofTenant(request.tenant.key).map(({ id }) => id) })
    // A module of its own, which production never loads (decisions 81).
    const { developerRoutes } = await import('#features/developer/server/developer-routes.ts')
    await app.register(developerRoutes, {
      prefix: '/test/answers',
      parts,
      answer: answerErrorDocument,
      headersFor: contextHeaders,
      reportLine: (details, message) => reportLine(config, details, message),
    })
  }
  await app.register(async (inside) => {
    inside.setErrorHandler(answerErrorDocument)
    await inside.register(browserApiProxy, { headersFor: contextHeaders, originOf: ({ ownOrigin }) => ownOrigin, organizationOf })
  })
  await app.register(signOut, { db, dataDir: config.dataDir, headersFor: contextHeaders })
  await app.register(pages<SiteContext>, {
    root: join(import.meta.dirname, '../..'),
    dev: config.dev,
    context: async (request) => {
      const preview = await previewed(request)
      const [look, menus] = await Promise.all([preview ?? centerThemes.of(request.tenant, request.center), centerMenus.of(request.center.id)])
      return contextOf(request, {
        look,
        menus,
        pageKey,
        isRegion: request.ownOrigin === centers.regionOrigin,
        production: config.production,
        mapCredit: config.mapTiles?.credit ?? null,
        demoOrigin: centers.demoOrigin,
        preview: preview && { isNight: request.url.includes(`&${nightParameter}`) },
      })
    },
    count: countPages({ on: config.rateLimits, isForDevelopers: ({ url }) => url.startsWith('/test/') || /^\/test(?:[?.]|$)/.test(url) }),
    onFailure,
    ...(changes && { publicChanges: changes }),
  })
}

type Known = { look: Look; pageKey: string; isRegion: boolean } & Pick<SiteContext, 'menus' | 'production' | 'mapCredit' | 'demoOrigin' | 'preview'>

function contextOf(request: FastifyRequest, { look, pageKey, preview, isRegion, ...known }: Known): SiteContext {
  const { tenant, center, locale, ownOrigin } = request
  const { cookie } = request.headers
  const { theme: _theme, css: _css, ...shown } = look
  return {
    ...known,
    tenant,
    center,
    locale,
    preview,
    isPreview: preview !== null,
    flags: flags(tenant),
    look: shown,
    localeCookie: chosenLocale(cookie),
    origin: ownOrigin,
    centerId: center.id,
    apiHeaders: { ...contextHeaders(request), 'x-page-key': pageKey },
    // The region's host is of no center, so it remembers none.
    contextCookies: isRegion
      ? []
      : [
          ...(cookieValues(cookie, 'tenant').includes(tenant.key) ? [] : [`tenant=${tenant.key}; Path=/; Secure; SameSite=Lax; Max-Age=${year}`]),
          ...(cookieValues(cookie, 'volunteerCenterId').includes(center.id)
            ? []
            : [`volunteerCenterId=${center.id}; Path=/; Secure; SameSite=Lax; Max-Age=${year}`]),
        ],
  }
}

/** Specification §7: every call carries these headers; the host would resolve to the same (decisions 4). */
function contextHeaders({ host, tenant, center, id, headers: { cookie } }: FastifyRequest): Record<string, string> {
  const known = { host, 'x-tenant': tenant.key, 'app-context': tenant.context, 'volunteer-center-id': center.id, 'x-request-id': id }
  return hasJustWritten(cookie) ? { ...known, [justWroteHeader]: '1' } : known
}
