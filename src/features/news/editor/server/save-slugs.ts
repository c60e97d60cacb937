import { cutText } from '#kernel/fields/cut-text.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { numberedSlugs } from '#kernel/fields/slug.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { errorWords } from '#features/news/model/error-words.ts'
import { reservedSlugs } from '#features/news/model/reserved-slugs.ts'
import { slugOf } from '#features/news/model/slug-of.ts'

type SlugCall = Pick<Call, 'tx' | 'centerId'>
type Name = 'slug' | 'slugEn'

/** Validates a slug that somebody chose. @throws 422 slug_unreadable, news_slug_reserved, news_slug_taken at its attribute */
export async function chosenSlug(call: SlugCall, id: string | null, { name, sent }: { name: Name; sent: string }): Promise<string> {
  const slug = slugOf(sent)
  const refuse = (code: 'slug_unreadable' | 'news_slug_reserved' | 'news_slug_taken') =>
    new Invalid([{ code, attribute: name, words: sayInAll(errorWords[code]) }])
  if (slug === '') throw refuse('slug_unreadable')
  if (reservedSlugs.has(slug)) throw refuse('news_slug_reserved')
  if (await isTaken(call, slug, id)) throw refuse('news_slug_taken')
  return slug
}

/** The first free slug made from a title. */
export async function freeSlug(call: SlugCall, title: string): Promise<string> {
  const plain = slugOf(title) || 'nieuws'
  for (const slug of numberedSlugs(plain).take(50)) if (!reservedSlugs.has(slug) && !(await isTaken(call, slug, null))) return slug
  return `${cutText(plain, 60)}-${Date.now().toString(36)}`
}

/** Records the slugs of an article. Slugs that were public keep redirecting here; others become free again. */
export async function saveSlugs({ tx, centerId }: SlugCall, id: string, slugs: readonly (string | null)[], wasShown: boolean): Promise<void> {
  const now = [...new Set(slugs.filter((slug) => slug !== null))]
  if (!wasShown) await tx.deleteFrom('news_slugs').where('news_id', '=', id).where('slug', 'not in', now).execute()
  await tx
    .insertInto('news_slugs')
    .values(now.map((slug) => ({ volunteer_center_id: centerId, slug, news_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function isTaken({ tx, centerId }: SlugCall, slug: string, id: string | null): Promise<boolean> {
  const found = await tx.selectFrom('news_slugs').select('news_id').where('volunteer_center_id', '=', centerId).where('slug', '=', slug).executeTakeFirst()
  return found !== undefined && found.news_id !== id
}
