import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/in-every-center.ts'

/** Forgets files a day after they came that nobody said anything with. */
export async function sweepAttachments(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 3600_000)
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, (tx) => sql`delete from attachments where volunteer_center_id = ${id} and message_id is null and created_at < ${before}`.execute(tx))
  })
}
