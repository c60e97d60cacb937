import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'

/** Deletes answers after the period that their form sets. */
export async function forgetAnswers(db: Database, centerId: string, now = new Date()): Promise<void> {
  await db.inCenter(
    centerId,
    async (tx) =>
      await sql`delete from form_answers a using center_forms f where a.volunteer_center_id = ${centerId} and f.volunteer_center_id = a.volunteer_center_id
        and f.id = a.form_id and a.sent_at < ${now}::timestamptz - make_interval(months => f.keep_months)`.execute(tx),
  )
}

export const formJobs: Worker[] = [
  schedule('center-forms.forget', '20 3 * * *', (db) => inEveryCenter(db, async (centerId) => await forgetAnswers(db, centerId))),
]
