import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'
import { contactsOf } from './reminders.ts'

/** Closes vacancies whose last day has passed, and notifies their contacts (domain §3.1). */
export async function closeExpiredVacancies(db: Database, centerId: string): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    const rows = await rowsOf(
      tx,
      {
        id: shown.text('id'),
        status: shown.text('status'),
        title: shown.text('title'),
        organizationId: shown.text('organization_id'),
        version: shown.number('lock_version'),
      },
      (columns) => sql`
      select ${columns} from vacancies where volunteer_center_id = ${centerId}
        and status in ('published', 'paused', 'filled') and valid_through < ${sql.raw(today)}
      order by id limit 500 for update skip locked`,
    )
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    await sql`update vacancies set status = 'closed', closed_reason = 'expired' where volunteer_center_id = ${centerId} and id = any(${ids})`.execute(tx)
    for (const { id, status, title, organizationId, version } of rows) {
      writeAuditEvent(
        tx,
        { centerId, actor: null },
        { action: 'vacancy.closed', subjectType: 'vacancies', subjectId: id, from: status, to: 'closed', reason: 'expired' },
      )
      const people = await contactsOf(tx, { vacancyId: id, organizationId })
      queueMails(
        tx,
        centerId,
        people.map(({ id: userId, email, firstName, locale }) => ({
          kind: 'vacancy.expired',
          dedupeKey: `vacancy.expired:${id}:${version}:${userId}`,
          userId,
          address: email,
          locale,
          facts: { firstName, vacancy: title, vacancyId: id },
        })),
      )
    }
  })
}
