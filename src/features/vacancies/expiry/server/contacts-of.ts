import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf } from '#kernel/db/server/rows-of.ts'
import { adminsOf, personColumns, type Person } from '#features/organizations/model/server/admins.ts'

/** Who answers for a vacancy: its contacts as long as they work for the organization, and its admins when there is none. */
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
