import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/in-every-center.ts'
import { isReferenced } from './references.ts'

/** Forgets pictures that are shown nowhere a day after they came: forms that were never sent, and logos that were replaced. */
export async function sweepUploads(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - 24 * 3600_000)
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, (tx) =>
      sql`delete from uploads where volunteer_center_id = ${id} and created_at < ${before} and not ${sql.raw(isReferenced('uploads'))}`.execute(tx),
    )
  })
}
