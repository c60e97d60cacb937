import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/today.ts'
import { queueMails } from '#kernel/mail/server/queue-mail.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'

/** So long nothing is online before its people hear of it (domain §3.5). */
const daysIdle = 30

/** What waits for the center is on its way online; what is full stays until its last day, and needs nobody. */
const isIdle = sql.raw(`o.status = 'approved' and o.organization_type <> 'VolunteerCenter' and not exists (select from vacancies v
  where v.volunteer_center_id = o.volunteer_center_id and v.organization_id = o.id and v.status in ('published', 'pending', 'filled'))`)

/** Notes which organizations have nothing online, and tells the admins of one that has had nothing for a month, once until it has again. */
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

/** Another job may have told them a moment ago. */
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
  // Who has not come yet cannot begin either.
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
