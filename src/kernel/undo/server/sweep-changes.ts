import { sql } from 'kysely'
import { schedule } from '#kernel/jobs/server/work.ts'

/** What could be undone yesterday cannot be any more. */
export const sweepUndoableChanges = schedule('undo.sweep', '25 3 * * *', async (db) => {
  await db.asWorker((tx) => sql`delete from undoable_steps where at < now() - interval '1 day'`.execute(tx))
})
