import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { today } from '#kernel/db/server/today.ts'

/** How long a link still says why it does nothing any more. */
const daysKept = 60

/** Forgets the links of mails that are long over. */
export async function sweepReminders(db: Database, centerId: string): Promise<void> {
  await db.inCenter(centerId, (tx) =>
    sql`delete from vacancy_reminders where volunteer_center_id = ${centerId} and until < ${sql.raw(today)} - ${daysKept}::integer`.execute(tx),
  )
}
