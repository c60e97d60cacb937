import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { asHttpError } from '#kernel/http/answers/server/answer-errors.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { widgetHeaders } from '#kernel/http/answers/server/security-headers.ts'
import { refuseBelow, refuseOtherMethods } from '#kernel/http/bodies/server/unread-body.ts'
import { isFault } from '#kernel/http/errors.ts'
import { countPages } from '#kernel/http/limits/server/limits.ts'
import { inLanguage } from '#kernel/i18n/address-language.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type Theme, defaultTheme } from '#features/settings/colors/theme.ts'
import { themeOf } from '#features/settings/look/server/theme-of.ts'
import { appName, flags } from '#features/tenancy/tenant.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { calendarAddress } from '#features/activities/public-pages/calendar-address.ts'
import { widgetTitles, widgetWords as words } from '#features/widget/messages.ts'
import { kindOf, readWidget } from '#features/widget/widget.ts'
import { type WidgetRow, widgetPage } from './widget-page.ts'
import { widgetRows } from './widget-rows.ts'
import { widgetStyle } from './widget-style.ts'

const path = '/widget/:kind'

/** GET /widget/{vacancies,activities}: a short list in the colours of the site, for a frame on a page of somebody else (decisions 43, 79). */
export async function widgetRoutes(app: FastifyInstance, { db, clock, config }: FeatureParts): Promise<void> {
  const count = countPages({ on: config.rateLimits })
  await feedAnswers(app, (widget) => {
    widget.addHook('onRequest', count)
    // An error page in a frame tells the readers of somebody else’s page nothing, and its owner cannot mend it.
    widget.setErrorHandler(async (error, request, reply) => {
      const known = asHttpError(error)
      if (known.status === 404 || known.status === 405) throw error
      if (isFault(known)) request.log.error({ err: error }, known.code)
      reply.code(known.status).headers({ ...known.headers, 'cache-control': 'no-store' })
      return await send(request, reply, { rows: null, theme: defaultTheme })
    })
    widget.get(path, async (request: FastifyRequest, reply) => {
      const { tenant, center, ownOrigin: origin } = request
      const { kind, choice } = askedBy(request)
      const [rows, theme] = await Promise.all([widgetRows[kind]({ db, center, origin, now: clock.now() }, choice), themeOf(db, tenant, center.id)])
      return await send(request, reply, { rows, theme })
    })
    refuseOtherMethods(widget, path, ['GET', 'HEAD'])
    refuseBelow(widget, path)
  })
}

function askedBy({ tenant, params, url }: FastifyRequest) {
  const { activities, internationalisation } = flags(tenant)
  const { kind } = params as { kind?: string }
  return { kind: kindOf(kind, activities), choice: readWidget(new URL(url, 'http://widget').searchParams, internationalisation) }
}

async function send(request: FastifyRequest, reply: FastifyReply, { rows, theme }: { rows: WidgetRow[] | null; theme: Theme }): Promise<FastifyReply> {
  const { tenant, center, ownOrigin: origin } = request
  const { kind, choice } = askedBy(request)
  const { locale, theme: chosen } = choice
  const style = widgetStyle(theme, choice.scheme)
  const own = {
    vacancies: { address: searchAddress({ theme: chosen ? [chosen] : [] }), all: words.allVacancies, empty: words.noVacancies },
    activities: { address: calendarAddress({ category: chosen ? [chosen] : [] }), all: words.allActivities, empty: words.noActivities },
  }[kind]
  const html = widgetPage({
    locale,
    title: say(locale, widgetTitles[kind], { town: center.town }),
    rows,
    empty: say(locale, own.empty),
    all: { href: origin + inLanguage(own.address, locale), label: say(locale, own.all) },
    site: appName(tenant, center),
    style,
  })
  return await reply
    .headers({ ...widgetHeaders(hash('sha256', style, 'base64')), 'content-language': locale })
    .type('text/html; charset=utf-8')
    .send(html)
}
