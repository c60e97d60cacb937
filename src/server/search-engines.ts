import type { FastifyInstance } from 'fastify'
import type { Database } from '#kernel/db/server/database.ts'
import { escapeXml } from '#kernel/http/server/escape-xml.ts'
import { features } from '#src/features.ts'

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
          `User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /choices/\nDisallow: /vacancies/search?\n\nSitemap: ${request.ownOrigin}/sitemap.xml\n`,
        ),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const { ownOrigin, centerId } = request
    const lists = await db.read(
      centerId,
      features.flatMap(({ sitemap }) => sitemap?.(centerId) ?? []),
    )
    const pages = [['/'], ['/vacancies/search'], ...lists.flat()].slice(0, max)
    return await reply
      .header('cache-control', hour)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.map(([path, day]) => page(ownOrigin + path!, day)).join('\n')}\n</urlset>\n`,
      )
  })
}

const page = (address: string, day?: string | null) => `<url><loc>${escapeXml(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
