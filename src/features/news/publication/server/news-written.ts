import type { Tx } from '#kernel/db/server/database.ts'
import { syncFileReferences } from '#features/files/picture/server/picture-uses.ts'
import { tellsWritten, whenWritten } from '#features/publishing/server/written.ts'

const type = 'news'

/** Emits that an article was written, with what was written. */
export const newsWritten = tellsWritten(type)

/** Updates the file references of an article, and whether they are public (ADR 0038). */
export const afterWritingNews = whenWritten(type, async (tx, { centerId, items, parts }) => {
  if (parts.includes('pictures') || parts.includes('visibility')) for (const { id } of items) await keepPicture(tx, centerId, id)
})

async function keepPicture(tx: Tx, centerId: string, id: string): Promise<void> {
  const article = await tx
    .selectFrom('news_articles')
    .select(['title', 'status', 'image_id'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirst()
  const { title = '', status, image_id: fileId } = article ?? {}
  const subject = { type, id, title, path: `/content?part=news&edit=${id}`, shown: status === 'published' }
  await syncFileReferences(tx, centerId, subject, fileId ? [{ fileId, pointer: '/data/relationships/image' }] : [])
}
