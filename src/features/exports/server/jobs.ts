import { sql } from 'kysely'
import { defineJob } from '#kernel/jobs/server/job.ts'
import { schedule, type Worker } from '#kernel/jobs/server/work.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/in-every-center.ts'
import { type ExportKey, runExport } from './run-export.ts'

export const exportJob = defineJob<ExportKey>({ name: 'exports.run', seconds: 300, retries: 3 })

export const exportJobs: readonly Worker[] = [
  { job: exportJob, cron: null, run: async (db, _jobId, payload: ExportKey) => await runExport(db, payload) },
  schedule('exports.forget', '*/10 * * * *', forgetFiles),
]

/** Minutes after which nothing tries to make a file any more. */
const minutesTried = 30

/** The files whose time is over; those that did not succeed, so that nobody waits for them; and after a day that they were asked for, which the trace says anyway. */
export async function forgetFiles(db: Database): Promise<void> {
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, async (tx) => {
      await sql`delete from export_parts where volunteer_center_id = ${id}
        and export_id in (select id from exports where volunteer_center_id = ${id} and expires_at < now())`.execute(tx)
      await sql`update exports set status = 'failed' where volunteer_center_id = ${id} and status = 'running'
        and created_at < now() - make_interval(mins => ${minutesTried})`.execute(tx)
      await sql`delete from exports where volunteer_center_id = ${id} and created_at < now() - interval '1 day'`.execute(tx)
    })
  })
}
