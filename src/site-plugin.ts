import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { pages } from '#kernel/http/server/pages.ts'
import { contentSecurityPolicy, securityHeaders } from '#kernel/http/server/security-headers.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { themeRoute } from '#features/settings/server/theme-route.ts'
import { Themes } from '#features/settings/server/themes.ts'
import { flags } from '#features/tenancy/flags.ts'
import { plainPage } from '#shell/plain-page.ts'
import type { PublicChanges } from './public-changes.ts'
import type { ServerParts } from './server-parts.ts'

/** Everything that is not the API: pages, their files and their themes. */
export async function sitePlugin(app: FastifyInstance, { config, db, pageKey, changes }: ServerParts & { changes?: PublicChanges | undefined }): Promise<void> {
  const themes = new Themes(db, (reason, detail) => app.log.warn(detail, reason))
  changes?.on('changed', (centerId) => themes.drop(centerId))
  themeRoute(app, themes)

  await app.register(pages, {
    root: join(import.meta.dirname, '..'),
    dev: config.dev,
    ...(changes && { publicChanges: changes }),
    facts: async (request: FastifyRequest) => {
      const { tenant, center, locale } = request
      return {
        tenant, center, locale, flags: flags(tenant), localeCookie: localeCookie(request), production: config.production,
        look: await themes.of(tenant, center),
        origin: center.origin, origins: [center.origin, tenant.origin], centerId: center.id,
        apiHeaders: {
          host: request.host, accept: 'application/vnd.api+json', 'x-page-key': pageKey,
          'x-tenant': tenant.key, 'app-context': tenant.context, 'volunteer-center-id': center.id,
        },
        // For whoever reads them; we never trust them (decisions 4).
        contextCookies: contextCookies(request),
      }
    },
    onFailure: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const isUnknown = error instanceof HttpError && error.status === 400
      if (!isUnknown) request.log.error(error)
      const look = isUnknown ? undefined : themes.lastOf(request.centerId)
      const { status, html, style } = plainPage(isUnknown ? 'unknownSite' : 'unavailable', localeCookie(request) ?? request.locale, look?.css)
      const hash = createHash('sha256').update(style).digest('base64')
      return reply.code(status)
        .headers(securityHeaders(config.production))
        .header('content-security-policy', contentSecurityPolicy({ https: config.production }).replace("style-src 'self'", `style-src 'sha256-${hash}'`))
        .header('cache-control', 'no-store')
        .headers(status === 503 ? { 'retry-after': '60' } : {})
        .type('text/html; charset=utf-8')
        .send(html)
    },
  })
}

function localeCookie(request: FastifyRequest): Locale | null {
  const { locale } = parseCookies(request.headers.cookie)
  return locale === 'nl' || locale === 'en' ? locale : null
}

/** The two cookies of specification §1 and §9, written when they are not there yet or name another site. */
function contextCookies({ headers, tenant, center }: FastifyRequest): string[] {
  const cookies = parseCookies(headers.cookie)
  const wanted = { tenant: tenant.key, volunteerCenterId: center.id }
  return Object.entries(wanted).filter(([name, value]) => cookies[name] !== value).map(([name, value]) => writeCookie(name, value, { httpOnly: false }))
}
