import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { keepPicture } from './keep-picture.ts'

/** Shows what was scheduled once its moment has come, and takes away what has had its time. */
export async function publishDue(db: Database, centerId: string, now: Date): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql<{ id: string; status: 'published' | 'unpublished' }>`
      update news_articles set status = case when status = 'scheduled' then 'published' else 'unpublished' end,
        unpublish_at = case when status = 'published' then null else unpublish_at end
      where volunteer_center_id = ${centerId}
        and ((status = 'scheduled' and published_at <= ${now}) or (status = 'published' and unpublish_at <= ${now}))
      returning id, status`.execute(tx)
    for (const { id, status: to } of rows) {
      await keepPicture(tx, centerId, id)
      trace(tx, { centerId, actor: null }, { action: `news.${to}`, subjectType: 'news', subjectId: id, to, reason: 'clock' })
    }
  })
}
