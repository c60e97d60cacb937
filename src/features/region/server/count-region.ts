import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/job.ts'
import { type Worker, schedule } from '#kernel/jobs/server/workers.ts'

/** Counts what a center has online, as its search would find it today. */
export async function countRegion(tx: Tx, centerId: string): Promise<void> {
  await sql`insert into region_totals (volunteer_center_id, vacancies, counted_at)
    select ${centerId}, count(*), now() from vacancies v
    where v.volunteer_center_id = ${centerId} and v.status = 'published' and v.valid_through >= (now() at time zone 'Europe/Amsterdam')::date
    on conflict (volunteer_center_id) do update set vacancies = excluded.vacancies, counted_at = excluded.counted_at`.execute(tx)
}

export const regionJobs: Worker[] = [
  schedule('region.totals', '5 * * * *', (db) => inEveryCenter(db, async (centerId) => await db.inCenter(centerId, (tx) => countRegion(tx, centerId)))),
]
