import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { feedAnswers } from '#kernel/http/answers/server/feed-answers.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { type AtomEntry, atomType, writeAtom } from '#kernel/http/answers/server/write-atom.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { richHtml } from '#kernel/rich-text/rich-html.ts'
import { isWritten } from '#kernel/rich-text/plain-text.ts'
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
        .type(atomType)
        .send(await feed(request, path, locale))
    })
  await feedAnswers(app, (routes) => {
    feedAt(routes, '/nieuws/atom.xml', 'nl')
    feedAt(routes, '/nieuws/en/atom.xml', 'en')
  })

  async function feed({ ownOrigin, center }: FastifyRequest, path: string, locale: Locale): Promise<string> {
    const rows = await db.inCenter(
      center.id,
      async (tx) =>
        await tx
          .selectFrom('news_articles')
          .selectAll()
          .where('volunteer_center_id', '=', center.id)
          .where('status', '=', 'published')
          .orderBy('published_at', 'desc')
          .limit(most)
          .execute(),
    )
    const entries = rows.map((row): AtomEntry => {
      const isEnglish = locale === 'en' && row.title_en !== null
      const body = locale === 'en' && isWritten(row.body_en) ? row.body_en : row.body
      return {
        id: row.id,
        locale: isEnglish ? 'en' : 'nl',
        title: isEnglish ? row.title_en! : row.title,
        path: newsAddress({ slug: row.slug, slugEn: row.slug_en }, locale),
        published: row.published_at!,
        updated: latest(row),
        author: row.byline ?? center.name,
        summary: isEnglish ? row.intro_en : row.intro,
        html: richHtml(body, ownOrigin),
      }
    })
    const title = say(locale, words.title, { town: center.town })
    return writeAtom({ origin: ownOrigin, path, page: '/nieuws', locale, title, author: center.name }, entries)
  }
}

/** An article that was written before its publication date is updated at that date. */
const latest = ({ updated_at, published_at }: { updated_at: Date; published_at: Date | null }) =>
  published_at && published_at > updated_at ? published_at : updated_at
