import type { Tx } from '#kernel/db/server/database.ts'
import { keepUses } from '#features/files/server/keep-uses.ts'

/** Says which file an article shows, and whether everybody sees it there: in the transaction of each of its changes (ADR 0038). */
export async function keepPicture(tx: Tx, centerId: string, id: string): Promise<void> {
  const article = await tx
    .selectFrom('news_articles')
    .select(['title', 'status', 'image_id'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirst()
  const { title = '', status, image_id: fileId } = article ?? {}
  const subject = { type: 'news', id, title, path: `/content?part=news&edit=${id}`, shown: status === 'published' }
  await keepUses(tx, centerId, subject, fileId ? [{ fileId, pointer: '/data/relationships/image' }] : [])
}
