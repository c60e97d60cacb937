import type { FastifyInstance } from 'fastify'
import type { Database } from '#kernel/db/server/database.ts'
import { escapeXml } from '#kernel/http/answers/server/escape-xml.ts'
import { inLanguage } from '#kernel/i18n/address-language.ts'
import { flags } from '#features/tenancy/flags.ts'
import { features } from '#src/app/features.ts'

const hour = 'public, max-age=3600'
/** What one file may hold (sitemaps.org). */
const max = 50_000

/** What search engines ask first: which pages there are, as the features say, and which are not for them. */
export function searchEngines(app: FastifyInstance, { db }: { db: Database }): void {
  app.get(
    '/robots.txt',
    async (request, reply) =>
      await reply
        .header('cache-control', hour)
        .type('text/plain; charset=utf-8')
        .send(
          `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nAllow: /auth/login-1$\nAllow: /auth/login-1?lang=en$\nDisallow: /choices/\nDisallow: /vacancies/search?\nAllow: /vacancies/search?lang=en$\n\nSitemap: ${request.ownOrigin}/sitemap.xml\n`,
        ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const { ownOrigin, centerId } = request
    const isBilingual = flags(request.tenant).internationalisation
    const lists = await db.read(
      centerId,
      features.flatMap(({ sitemap }) => sitemap?.(centerId) ?? []),
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

/** A page in each of its languages, and each of them says where the others are. */
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
