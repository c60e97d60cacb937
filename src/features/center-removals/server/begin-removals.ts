import type { Database } from '#kernel/db/server/database.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'
import { hasJob } from '#kernel/jobs/server/queues.ts'
import { lockSites } from '#features/tenancy/server/check-sites.ts'
import { lockCenter, waitsOf } from './read-removal.ts'
import { removalJob } from './removal-job.ts'

/**
 * Begins each removal whose day has come and that waits for nothing; from then on it cannot be stopped. Every removal that has begun has a job,
 * also after the last try of one has failed.
 * @returns how many began
 */
export async function beginRemovals(db: Database, now = new Date()): Promise<number> {
  const open = await db.onPlatform(
    async (tx) => await tx.selectFrom('center_removals').select(['center_id', 'started_at', 'due_at']).where('finished_at', 'is', null).execute(),
  )
  let count = 0
  for (const { center_id: centerId, started_at, due_at } of open) {
    if (started_at === null && due_at > now) continue
    if (started_at === null && !(await begin(db, centerId, now))) continue
    if (started_at === null) count += 1
    await db.asWorker(async (tx) => {
      if (!(await hasJob(tx, removalJob, centerId))) await enqueue(tx, removalJob, { centerId }, { singletonKey: 'removal' })
    })
  }
  return count
}

/** With the center locked no archive can be asked for while it is looked whether one is. */
async function begin(db: Database, centerId: string, now: Date): Promise<boolean> {
  return await db.onPlatform(async (tx) => {
    await lockSites(tx)
    const center = await lockCenter(tx, centerId)
    const removals = tx
      .selectFrom('center_removals')
      .select(['id', 'without_export', 'due_at'])
      .where('center_id', '=', centerId)
      .where('started_at', 'is', null)
    const removal = await removals.executeTakeFirst()
    if (!removal || removal.due_at > now || center.closedAt === null) return false
    if ((await waitsOf(db, center, removal.without_export)).length > 0) return false
    await tx.updateTable('center_removals').set({ started_at: now }).where('id', '=', removal.id).execute()
    return true
  })
}
