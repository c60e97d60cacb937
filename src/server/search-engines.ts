import type { FastifyInstance } from 'fastify'
import type { Database } from '#kernel/db/server/database.ts'
import { dayOf, today } from '#kernel/db/server/today.ts'

const hour = 'public, max-age=3600'
/** What one file may hold (sitemaps.org). */
const max = 50_000

const open = `select id::text, ${dayOf('updated_at')} from vacancies
  where volunteer_center_id = $1 and status = 'published' and valid_through >= ${today} order by published_at desc limit ${max / 2}`
const known = `select id::text, ${dayOf('updated_at')} from organizations
  where volunteer_center_id = $1 and status = 'approved' order by name limit ${max / 2 - 10}`

/** What search engines ask first: which pages there are, and which are not for them. */
export function feeds(app: FastifyInstance, { db }: { db: Database }): void {
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
    const [vacancies, organizations] = await db.read(centerId, [
      { name: 'sitemap_vacancies', text: open, values: [centerId] },
      { name: 'sitemap_organizations', text: known, values: [centerId] },
    ])
    const pages = [
      ...['/', '/vacancies/search'].map((path) => page(ownOrigin + path)),
      ...(vacancies ?? []).map(([id, day]) => page(`${ownOrigin}/vacancies/${id}`, day)),
      ...(organizations ?? []).map(([id, day]) => page(`${ownOrigin}/organizations/${id}`, day)),
    ]
    return await reply
      .header('cache-control', hour)
      .type('application/xml; charset=utf-8')
      .send(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`)
  })
}

const page = (address: string, day?: string | null) => `<url><loc>${escape(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
