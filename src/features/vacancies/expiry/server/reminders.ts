import { sql } from 'kysely'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { type Person, adminsOf, personColumns } from '#features/organizations/model/server/admins.ts'
import { extendedTo } from '#features/vacancies/model/extended-to.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import { queueMails } from '#kernel/mail/server/outbox.ts'

/** Days without an online vacancy after which the admins get a mail (domain §3.5). */
const daysIdle = 30

/** A pending vacancy is about to go online, and a filled one runs until its last day without help, so neither makes its organization idle. */
const isIdle = sql.raw(`o.status = 'approved' and o.organization_type <> 'VolunteerCenter' and not exists (select from vacancies v
  where v.volunteer_center_id = o.volunteer_center_id and v.organization_id = o.id and v.status in ('published', 'pending', 'filled'))`)

/** Records which organizations have nothing online. Mails the admins after a month, and not again until something has been online. */
export async function remindIdle(db: Database, centerId: string): Promise<void> {
  const rows = await db.inCenter(centerId, async (tx) => {
    await noteIdle(tx, centerId)
    return await rowsOf(
      tx,
      {
        id: shown.text('id'),
      },
      (columns) => sql`select ${columns} from idle_organizations
      where volunteer_center_id = ${centerId} and told_at is null and since <= ${sql.raw(today)} - ${daysIdle}::integer order by since, id limit 1000`,
    )
  })
  for (const { id } of rows) await db.inCenter(centerId, async (tx) => await tellOne(tx, centerId, id))
}

async function noteIdle(tx: Tx, centerId: string): Promise<void> {
  await sql`delete from idle_organizations i using organizations o where i.volunteer_center_id = ${centerId}
    and o.volunteer_center_id = i.volunteer_center_id and o.id = i.organization_id and not (${isIdle})`.execute(tx)
  await sql`insert into idle_organizations (volunteer_center_id, organization_id, since)
    select o.volunteer_center_id, o.id, ${sql.raw(today)} from organizations o where o.volunteer_center_id = ${centerId} and ${isIdle}
    on conflict (volunteer_center_id, organization_id) do nothing`.execute(tx)
}

/** Locks the row and checks again, because another run of the job may just have sent the mail. */
async function tellOne(tx: Tx, centerId: string, id: string): Promise<void> {
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('i.id'),
      organizationId: shown.text('o.id'),
      organization: shown.text('o.name'),
      since: shown.text('i.since::text'),
    },
    (columns) => sql`update idle_organizations i set told_at = now() from organizations o
    where i.volunteer_center_id = ${centerId} and i.id = ${id} and i.told_at is null and o.volunteer_center_id = i.volunteer_center_id and o.id = i.organization_id
    returning ${columns}`,
  )
  const idle = rows[0]
  if (!idle) return
  const { organizationId, organization, since } = idle
  // An invited person who has not signed in yet cannot start a vacancy either.
  const admins = (await adminsOf(tx, organizationId)).filter(({ status }) => status === 'active')
  queueMails(
    tx,
    centerId,
    admins.map(({ id: userId, email, firstName, locale }) => ({
      kind: 'organization.no_vacancy_30d',
      dedupeKey: `organization.no_vacancy_30d:${organizationId}:${since}:${userId}`,
      userId,
      address: email,
      locale,
      facts: { firstName, organization, organizationId },
    })),
  )
}

/** The contacts of a vacancy who still work for its organization; its admins if there are none. */
export async function contactsOf(tx: Tx, { vacancyId, organizationId }: { vacancyId: string; organizationId: string }): Promise<Person[]> {
  const rows = await rowsOf(
    tx,
    personColumns,
    (columns) => sql`
    select distinct ${columns} from vacancies v
      join users u on u.id in (v.contact_user_id, v.second_contact_user_id)
      join user_roles r on r.user_id = u.id and r.organization_id = v.organization_id
    where v.id = ${vacancyId} and u.status in ('active', 'invited') order by u.id`,
  )
  return rows.length > 0 ? rows : await adminsOf(tx, organizationId)
}

const dueColumns = {
  id: shown.text('v.id'),
  title: shown.text('v.title'),
  organizationId: shown.text('v.organization_id'),
  until: shown.text('v.valid_through::text'),
  days: shown.number('told.days'),
}

/** Vacancies due for a mail: 14 and 3 days before the last day, unless published less than that many days before it. */
const due = sql.raw(`from vacancies v
  cross join lateral (select case when v.valid_through <= ${today} + 3 then 3 else 14 end as days) told
  where v.status in ('published', 'paused') and v.valid_through between ${today} and ${today} + 14
    and v.valid_through - coalesce(v.published_at, v.created_at)::date > told.days
    and not exists (select from vacancy_reminders r where r.volunteer_center_id = v.volunteer_center_id and r.vacancy_id = v.id
      and r.until = v.valid_through and r.days = told.days)`)

/** Mails the contacts of a vacancy that is about to end, with a link that extends it. Each of the two mails goes out once (domain §3.1). */
export async function remindOfEnd(db: Database, centerId: string, now: Date): Promise<void> {
  const rows = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(tx, dueColumns, (columns) => sql`select ${columns} ${due} and v.volunteer_center_id = ${centerId} order by v.valid_through limit 1000`),
  )
  for (const { id } of rows) await db.inCenter(centerId, async (tx) => await remind(tx, { centerId, id, now }))
}

/** Reads the vacancy again under lock, because somebody may just have extended it. */
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

/** Days that a link keeps working after its vacancy ended, to say why it no longer extends. */
const daysKept = 60

/** Deletes reminders whose links are past that. */
export async function sweepReminders(db: Database, centerId: string): Promise<void> {
  await db.inCenter(centerId, (tx) =>
    sql`delete from vacancy_reminders where volunteer_center_id = ${centerId} and until < ${sql.raw(today)} - ${daysKept}::integer`.execute(tx),
  )
}
