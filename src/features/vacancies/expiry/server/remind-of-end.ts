import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/today.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { extendedTo } from '#features/vacancies/model/extended-to.ts'
import { contactsOf } from './contacts-of.ts'

const dueColumns = {
  id: shown.text('v.id'),
  title: shown.text('v.title'),
  organizationId: shown.text('v.organization_id'),
  until: shown.text('v.valid_through::text'),
  days: shown.number('told.days'),
}

/** What is told of today: two weeks before the last day and three days before it, but not of what was put online that shortly. */
const due = sql.raw(`from vacancies v
  cross join lateral (select case when v.valid_through <= ${today} + 3 then 3 else 14 end as days) told
  where v.status in ('published', 'paused') and v.valid_through between ${today} and ${today} + 14
    and v.valid_through - coalesce(v.published_at, v.created_at)::date > told.days
    and not exists (select from vacancy_reminders r where r.volunteer_center_id = v.volunteer_center_id and r.vacancy_id = v.id
      and r.until = v.valid_through and r.days = told.days)`)

/** Mails whoever answers for a vacancy that runs out, with a link that extends it; each of the two mails once (domain §3.1). */
export async function remindOfEnd(db: Database, centerId: string, now: Date): Promise<void> {
  const rows = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(tx, dueColumns, (columns) => sql`select ${columns} ${due} and v.volunteer_center_id = ${centerId} order by v.valid_through limit 1000`),
  )
  for (const { id } of rows) await db.inCenter(centerId, async (tx) => await remind(tx, { centerId, id, now }))
}

/** Somebody may have extended it a moment ago; then there is nothing to tell. */
async function remind(tx: Tx, { centerId, id, now }: { centerId: string; id: string; now: Date }): Promise<void> {
  const [vacancy] = await rowsOf(
    tx,
    dueColumns,
    (columns) => sql`select ${columns} ${due} and v.volunteer_center_id = ${centerId} and v.id = ${id} for update of v`,
  )
  if (!vacancy) return
  const { title, organizationId, until, days } = vacancy
  const people = (await contactsOf(tx, { vacancyId: id, organizationId })).map((person) => ({ ...person, token: newToken() }))
  for (const { id: userId, token } of people)
    await sql`insert into vacancy_reminders (volunteer_center_id, vacancy_id, user_id, days, until, digest)
      values (${centerId}, ${id}, ${userId}, ${days}, ${until}::date, ${digestOf(token)})`.execute(tx)
  queueMails(
    tx,
    centerId,
    people.map(({ id: userId, email, firstName, locale, token }) => ({
      kind: 'vacancy.expiring',
      dedupeKey: `vacancy.expiring:${id}:${until}:${days}:${userId}`,
      userId,
      address: email,
      locale,
      facts: { firstName, vacancy: title, vacancyId: id, until, later: extendedTo(until, now), link: `/forms/${token}` },
    })),
  )
}
