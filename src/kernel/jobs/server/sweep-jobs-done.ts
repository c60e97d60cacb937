import { sql } from 'kysely'
import { schedule } from './work.ts'

/** Forgets after 30 days that a job was done; the queue itself has forgotten the job long before. */
export const sweepJobsDone = schedule('jobs.sweep', '40 3 * * *', async (db) => {
  await db.asWorker((tx) => sql`delete from jobs_done where done_at < now() - interval '30 days'`.execute(tx))
})
