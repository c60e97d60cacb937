import { cutText } from '#kernel/fields/cut-text.ts'
import type { Checked, CreateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { nameOf } from '#features/users/model/server/person-columns.ts'
import type { news } from '#features/news/model/news.ts'
import { columnsOf } from './columns-of.ts'
import { chosenSlug, freeSlug, saveSlugs } from './save-slugs.ts'
import { newsWritten } from '#features/news/publication/server/news-written.ts'

/** POST /news: a draft, with its creator's name as byline. */
export const createNews: Verb<Checked<CreateOf<typeof news>, typeof news.attributes>> = async (call) => {
  const { tx, centerId, actor, input } = call
  const slug = input.slug ? await chosenSlug(call, null, { name: 'slug', sent: input.slug }) : await freeSlug(call, input.title)
  const slugEn = await englishSlug(call, slug)
  const columns = await columnsOf(call, input)
  const { id } = await tx
    .insertInto('news_articles')
    .values({
      byline: cutText(await nameOf(tx, actor.userId), 80) ?? null,
      ...columns,
      volunteer_center_id: centerId,
      title: input.title,
      slug,
      slug_en: slugEn,
      author_id: actor.userId,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  await saveSlugs(call, id, [slug, slugEn], false)
  await newsWritten(call, id, ['pictures'], { action: 'news.created', to: 'draft' })
  return id
}

type Calling = Parameters<typeof createNews>[0]

async function englishSlug(call: Calling, slug: string): Promise<string | null> {
  const { slugEn, titleEn } = call.input
  if (slugEn) return await chosenSlug(call, null, { name: 'slugEn', sent: slugEn })
  const free = titleEn ? await freeSlug(call, titleEn) : null
  // Both languages may share a slug.
  return free && free !== slug ? free : null
}
