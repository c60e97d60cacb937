import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { type AtomEntry, writeAtom } from '#kernel/http/answers/server/write-atom.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { richHtml, type ShownElsewhere } from '#kernel/rich-text/rich-html.ts'
import { isWritten, picturesIn } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import { picturesOf } from '#features/files/picture/server/picture-uses.ts'
import { atomFeeds } from '#features/tenancy/server/atom-feeds.ts'
import { newsWords as words } from '#features/news/model/messages.ts'
import { newsAddress } from '#features/news/presentation/news-facts.ts'

const most = 50

/** The news of a center as an Atom feed (RFC 4287), in the language of the address. */
export async function feedRoutes(app: FastifyInstance, { db }: FeatureParts): Promise<void> {
  await atomFeeds(app, { paths: { nl: '/nieuws/atom.xml', en: '/nieuws/en/atom.xml' }, write: feed })

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
    const entries = rows.map((row): AtomEntry => {
      const isEnglish = locale === 'en' && row.title_en !== null
      return {
        id: row.id,
        locale: isEnglish ? 'en' : 'nl',
        title: isEnglish ? row.title_en! : row.title,
        path: newsAddress({ slug: row.slug, slugEn: row.slug_en }, locale),
        published: row.published_at!,
        updated: latest(row),
        author: row.byline ?? center.name,
        summary: isEnglish ? row.intro_en : row.intro,
        html: richHtml(bodyOf(row), ownOrigin, pictures),
      }
    })
    const title = say(locale, words.title, { town: center.town })
    return writeAtom({ origin: ownOrigin, path, page: '/nieuws', locale, title, author: center.name }, entries)
  }
}

/** The largest copy of each picture: readers of feeds scale it themselves. */
const shownElsewhere = (pictures: ReadonlyMap<string, FilePicture>): Map<string, ShownElsewhere> =>
  new Map([...pictures].flatMap(([id, { copies }]) => (copies.length > 0 ? [[id, copies.at(-1)!] as const] : [])))

/** An article that was written before its publication date is updated at that date. */
const latest = ({ updated_at, published_at }: { updated_at: Date; published_at: Date | null }) =>
  published_at && published_at > updated_at ? published_at : updated_at
