import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { schedule, type Worker } from '#kernel/jobs/server/work.ts'
import { countResponseTimes } from './count-response-times.ts'
import { closeExpiredVacancies, expireApplications } from './expire.ts'
import { remindAndEscalate } from './remind-and-escalate.ts'

/** What time does to applications. Mails about silence come in the daytime. */
export const applicationJobs: Worker[] = [
  schedule('applications.expire', '5 * * * *', (db) =>
    inEveryCenter(db, async (centerId) => {
      await closeExpiredVacancies(db, centerId)
      await expireApplications(db, centerId)
    }),
  ),
  schedule('applications.silence', '20 8-18 * * *', (db) => inEveryCenter(db, async (centerId) => await remindAndEscalate(db, centerId))),
  schedule('applications.response_times', '40 3 * * *', (db) => inEveryCenter(db, async (centerId) => await countResponseTimes(db, centerId))),
]

async function inEveryCenter(db: Database, work: (centerId: string) => Promise<void>): Promise<void> {
  const centers = await db.asWorker(async (tx) => (await sql<{ id: string }>`select id from volunteer_centers order by id`.execute(tx)).rows)
  for (const { id } of centers) await work(id)
}
