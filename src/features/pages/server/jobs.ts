import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/in-every-center.ts'
import { schedule, type Worker } from '#kernel/jobs/server/work.ts'
import { countDeadLinks } from './dead-links.ts'
import { keepPictures } from './keep-pictures.ts'
import { putOnline } from './put-online.ts'

/** Pages come online when they were to. */
export const pageJobs: Worker[] = [
  schedule('pages.publish', '* * * * *', (db) => inEveryCenter(db, async (centerId) => await publishDue(db, centerId, new Date()))),
  schedule('pages.check_links', '30 3 * * *', (db) =>
    inEveryCenter(db, async (centerId) => await db.inCenter(centerId, async (tx) => await countDeadLinks({ tx, centerId }, null))),
  ),
]

export async function publishDue(db: Database, centerId: string, now: Date): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    const { rows } = await sql<{ id: string; number: number; status: string }>`
      select id, scheduled_version as number, status from content_items
      where volunteer_center_id = ${centerId} and publish_at <= ${now} and status <> 'archived' order by id for update skip locked`.execute(tx)
    for (const { id, number, status } of rows) {
      await putOnline({ tx, centerId }, id, number)
      await keepPictures({ tx, centerId }, id)
      trace(tx, { centerId, actor: null }, { action: 'content_item.published', subjectType: 'content_items', subjectId: id, from: status, to: 'published' })
    }
    if (rows.length > 0) await countDeadLinks({ tx, centerId }, null)
  })
}
