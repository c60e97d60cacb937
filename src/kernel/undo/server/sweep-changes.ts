import { sql } from 'kysely'
import { schedule } from '#kernel/jobs/server/workers.ts'

/** Changes of yesterday can no longer be undone. */
export const sweepUndoableChanges = schedule('undo.sweep', '25 3 * * *', async (db) => {
  await db.asWorker((tx) => sql`delete from undoable_steps where at < now() - interval '1 day'`.execute(tx))
})
