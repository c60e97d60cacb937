import { sql } from 'kysely'
import { inRoles, organizationAdmins } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { readerColumns } from '#features/users/model/server/person-columns.ts'

/** Of a person of users `u` who can be reached, also before they have come in. */
export const personColumns = { ...readerColumns, status: shown.code<'active' | 'invited'>()('u.status') }
export type Person = RowOf<typeof personColumns>

/** Who answers for an organization: its admins that can be reached, also those who have not yet come in. */
export async function adminsOf(tx: Tx, organizationId: string): Promise<Person[]> {
  return await rowsOf(
    tx,
    personColumns,
    (columns) => sql`
    select ${columns} from users u join user_roles r on r.user_id = u.id
    where r.organization_id = ${organizationId} and ${sql.raw(inRoles('r.name', organizationAdmins))} and u.status in ('active', 'invited') order by u.id`,
  )
}
