import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { errorWords } from '#features/news/model/error-words.ts'
import { showTheSame } from '#features/news/model/server/article-pictures.ts'
import { columnsOf, type NewsInput } from './columns-of.ts'
import { chosenSlug, freeSlug, saveSlugs } from './save-slugs.ts'
import { newsWritten } from '#features/news/publication/server/news-written.ts'
import { refuseUnwritten } from '#features/news/publication/server/publish.ts'

/** PATCH /news/{id}: texts, address, picture, whether it is pinned. A published article changes at once. */
export const updateNews: Verb<NewsInput> = async (call) => {
  const { tx, id, input } = call
  const row = await tx.selectFrom('news_articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const columns = await columnsOf(call, input)
  if (input.unpublishAt && row.published_at && Date.parse(input.unpublishAt) <= row.published_at.getTime())
    throw new Invalid([{ code: 'ends_before_it_begins', attribute: 'unpublishAt', words: sayInAll(errorWords.ends_before_it_begins) }])
  const slug = input.slug === undefined ? row.slug : await chosenSlug(call, id, { name: 'slug', sent: input.slug })
  let slugEn = row.slug_en
  if (input.slugEn !== undefined) slugEn = input.slugEn === null ? null : await chosenSlug(call, id, { name: 'slugEn', sent: input.slugEn })
  // The first English title gives the English slug.
  if (!slugEn && input.titleEn) slugEn = await freeSlug(call, input.titleEn)
  if (slug !== row.slug) columns['slug'] = slug
  if (slugEn !== row.slug_en) columns['slug_en'] = slugEn
  if (Object.keys(columns).length === 0) return id
  const changed = await tx
    .updateTable('news_articles')
    .set(columns)
    .where('id', '=', id)
    .returning(['status', 'title', 'body', 'body_en', 'image_id'])
    .executeTakeFirstOrThrow()
  if (changed.status === 'published' || changed.status === 'scheduled') refuseUnwritten(changed.body)
  if (!showTheSame(row, changed)) await newsWritten(call, id, ['pictures'])
  if ('slug' in columns || 'slug_en' in columns) await saveSlugs(call, id, [slug, slugEn], row.published_at !== null && row.status !== 'scheduled')
  return id
}
