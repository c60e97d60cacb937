import { sql } from 'kysely'
import { schedule } from '#kernel/jobs/server/work.ts'

/** Mails are stored for 30 days: to show what was sent, and to prevent sending it twice. */
export const sweepOutbox = schedule('outbox.sweep', '20 3 * * *', async (db) => {
  await db.asWorker((tx) => sql`delete from outbox where created_at < now() - interval '30 days' and status not in ('waiting', 'sending')`.execute(tx))
})
