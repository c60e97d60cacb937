import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { inEveryCenter } from '#kernel/jobs/server/in-every-center.ts'
import { today } from '#kernel/i18n/dates.ts'

/** Forgets absences the day after somebody came back. */
export async function sweepAbsences(db: Database, now: Date): Promise<void> {
  await inEveryCenter(db, async (id) => {
    await db.inCenter(id, (tx) => sql`delete from absences where volunteer_center_id = ${id} and back_on < ${today(now)}::date`.execute(tx))
  })
}
