import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'

/** Deletes files a month after they were removed. */
export async function sweepFiles(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 30 * 24 * 3600_000)
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, (tx) => sql`delete from files where volunteer_center_id = ${id} and status = 'removed' and removed_at < ${before}`.execute(tx))
  })
}
