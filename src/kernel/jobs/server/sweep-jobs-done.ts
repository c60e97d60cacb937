import { sql } from 'kysely'
import { schedule } from './work.ts'

/** Removes the record of a finished job after 30 days; the queue itself has removed the job long before. */
export const sweepJobsDone = schedule('jobs.sweep', '40 3 * * *', async (db) => {
  await db.asWorker((tx) => sql`delete from jobs_done where done_at < now() - interval '30 days'`.execute(tx))
})
