import { sql } from 'kysely'
import { inRoles, organizationAdmins } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

export type Person = { id: string; email: string; firstName: string; locale: Locale; status: 'active' | 'invited' }

/** Who answers for an organization: its admins that can be reached, also those who have not yet come in. */
export async function adminsOf(tx: Tx, organizationId: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select u.id, u.email, u.first_name as "firstName", u.locale, u.status from users u join user_roles r on r.user_id = u.id
    where r.organization_id = ${organizationId} and ${sql.raw(inRoles('r.name', organizationAdmins))} and u.status in ('active', 'invited') order by u.id`.execute(
    tx,
  )
  return rows
}
