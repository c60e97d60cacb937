import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { escapeXml } from '#kernel/http/answers/server/answer-errors.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { richHtml, type ShownElsewhere } from '#kernel/rich-text/rich-html.ts'
import { isWritten, picturesIn } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import { picturesOf } from '#features/files/picture/server/picture-uses.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { newsWords as words } from '#features/news/model/messages.ts'
import { newsAddress } from '#features/news/presentation/news-facts.ts'

const most = 50

/** The news of a center as an Atom feed (RFC 4287), in the language of the address. */
export async function feedRoutes(app: FastifyInstance, { db }: FeatureParts): Promise<void> {
  const feedAt = (routes: FastifyInstance, path: string, locale: Locale) =>
    routes.get(path, async (request, reply) => {
      if (locale === 'en' && !flags(request.tenant).internationalisation) throw new NotFound()
      return await reply
        .header('content-language', locale)
        .type('application/atom+xml; charset=utf-8')
        .send(await feed(request, path, locale))
    })
  await feedAnswers(app, (routes) => {
    feedAt(routes, '/nieuws/atom.xml', 'nl')
    feedAt(routes, '/nieuws/en/atom.xml', 'en')
  })

  async function feed({ ownOrigin, center }: FastifyRequest, path: string, locale: Locale): Promise<string> {
    const bodyOf = ({ body, body_en }: { body: RichText; body_en: RichText }) => (locale === 'en' && isWritten(body_en) ? body_en : body)
    const { rows, pictures } = await db.inCenter(center.id, async (tx) => {
      const found = await tx
        .selectFrom('news_articles')
        .selectAll()
        .where('volunteer_center_id', '=', center.id)
        .where('status', '=', 'published')
        .orderBy('published_at', 'desc')
        .limit(most)
        .execute()
      const ids = [...new Set(found.flatMap((row) => picturesIn(bodyOf(row)).map(({ file }) => file)))]
      return { rows: found, pictures: shownElsewhere(await picturesOf(tx, center.id, ids)) }
    })
    const changed = rows.map((row) => latest(row).getTime())
    const entries = rows.map((row) => {
      const isEnglish = locale === 'en' && row.title_en !== null
      const intro = isEnglish ? row.intro_en : row.intro
      const address = ownOrigin + newsAddress({ slug: row.slug, slugEn: row.slug_en }, locale)
      return `<entry xml:lang="${locale === 'en' && !isEnglish ? 'nl' : locale}">
<id>urn:uuid:${row.id}</id>
<title>${escapeXml(isEnglish ? row.title_en! : row.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<published>${row.published_at!.toISOString()}</published>
<updated>${latest(row).toISOString()}</updated>
<author><name>${escapeXml(row.byline ?? center.name)}</name></author>
${intro ? `<summary>${escapeXml(intro)}</summary>\n` : ''}<content type="html">${escapeXml(richHtml(bodyOf(row), ownOrigin, pictures))}</content>
</entry>`
    })
    return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${escapeXml(ownOrigin + path)}</id>
<title>${escapeXml(say(locale, words.title, { town: center.town }))}</title>
<author><name>${escapeXml(center.name)}</name></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(ownOrigin + path)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(`${ownOrigin}/nieuws`)}"/>
<updated>${new Date(Math.max(0, ...changed)).toISOString()}</updated>
${entries.join('\n')}
</feed>
`
  }
}

/** The largest copy of each picture: readers of feeds scale it themselves. */
const shownElsewhere = (pictures: ReadonlyMap<string, FilePicture>): Map<string, ShownElsewhere> =>
  new Map([...pictures].flatMap(([id, { copies }]) => (copies.length > 0 ? [[id, copies.at(-1)!] as const] : [])))

/** An article that was written before its publication date is updated at that date. */
const latest = ({ updated_at, published_at }: { updated_at: Date; published_at: Date | null }) =>
  published_at && published_at > updated_at ? published_at : updated_at
