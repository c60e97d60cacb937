import type { Tx } from '#kernel/db/server/database.ts'
import { syncFileReferences } from '#features/files/picture/server/picture-uses.ts'
import { articlePictures } from '#features/news/model/server/article-pictures.ts'
import { tellsWritten, whenWritten } from '#features/publishing/server/written.ts'

const type = 'news'

/** Emits that an article was written, with what was written. */
export const newsWritten = tellsWritten(type)

/** Updates the file references of an article, and whether they are public (ADR 0038). */
export const afterWritingNews = whenWritten(type, async (tx, { centerId, items, parts }) => {
  if (parts.includes('pictures') || parts.includes('visibility')) for (const { id } of items) await syncArticlePictures(tx, centerId, id)
})

async function syncArticlePictures(tx: Tx, centerId: string, id: string): Promise<void> {
  const article = await tx
    .selectFrom('news_articles')
    .select(['title', 'status', 'body', 'body_en', 'image_id'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirst()
  const subject = { type, id, title: article?.title ?? '', path: `/content?part=news&edit=${id}`, shown: article?.status === 'published' }
  await syncFileReferences(tx, centerId, subject, article ? articlePictures(article) : [])
}
