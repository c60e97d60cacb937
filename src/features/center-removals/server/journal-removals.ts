import { type Removal, noteRemovals, readRemovals } from '#kernel/db/server/backup/erasure-journal.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'
import { carryOut } from './carry-out.ts'

/** Writes each minute beside the backups which centers' removal has begun since it was last written. */
export const journalRemovals = (backupDir: string): Worker =>
  schedule('removals.journal', '* * * * *', async (db) => {
    const known = new Set((await readRemovals(backupDir)).map(({ id }) => id))
    const begun = await db.onPlatform(
      async (tx) =>
        await tx.selectFrom('center_removals').select(['id', 'center_id', 'name', 'town', 'started_at']).where('started_at', 'is not', null).execute(),
    )
    const fresh = begun.filter(({ id }) => !known.has(id))
    await noteRemovals(
      backupDir,
      fresh.map(({ id, center_id, name, town, started_at }) => ({ id, centerId: center_id, name, town, startedAt: started_at!.toISOString() })),
    )
  })

/**
 * Removes the centers again whose removal began after the moment to which the database was restored, and ends those that had begun.
 * @returns how many
 */
export async function replayRemovals(db: Database, removals: readonly Removal[]): Promise<number> {
  let count = 0
  for (const { id, centerId, name, town, startedAt } of removals) {
    const isOpen = await db.onPlatform(async (tx) => {
      if (!(await tx.selectFrom('volunteer_centers').select('id').where('id', '=', centerId).executeTakeFirst())) return false
      const own = await tx.selectFrom('center_removals').select('finished_at').where('id', '=', id).executeTakeFirst()
      // It came back by an import after it had been removed.
      if (own?.finished_at) return false
      await tx.deleteFrom('center_removals').where('center_id', '=', centerId).where('id', '<>', id).where('finished_at', 'is', null).execute()
      const begun = { started_at: new Date(startedAt) }
      await tx
        .insertInto('center_removals')
        .values({ id, center_id: centerId, name, town, due_at: new Date(startedAt), ...begun })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(begun))
        .execute()
      return true
    })
    if (!isOpen) continue
    await carryOut(db, centerId)
    count += 1
  }
  return count
}
