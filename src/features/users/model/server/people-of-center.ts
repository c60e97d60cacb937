import { sql } from 'kysely'
import { hasRole, type RoleName } from '#kernel/access/actor.ts'
import { coordinators, inRoles } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { readerColumns } from './person-columns.ts'

const colleagueColumns = { ...readerColumns, held: shown.json<RoleName[]>()('jsonb_agg(r.name)') }

/** Somebody who is mailed on behalf of a center, with those of the requested roles that they hold. */
export type Colleague = RowOf<typeof colleagueColumns>

/** The active people who hold one of these roles at a center, each once. The transaction must be at that center. */
export async function holdersOf(tx: Tx, centerId: string, roles: readonly RoleName[]): Promise<Colleague[]> {
  return await rowsOf(
    tx,
    colleagueColumns,
    (columns) => sql`
    select ${columns} from users u join user_roles r on r.user_id = u.id
    where r.volunteer_center_id = ${centerId} and ${sql.raw(inRoles('r.name', roles))} and u.status = 'active' group by u.id order by u.id`,
  )
}

/** The coordinators among those who handle applications, or everybody where there is none: a small center has admins only (domain §7.6). */
export function coordinatorsFirst<Person extends { held: readonly RoleName[] }>(people: readonly Person[]): Person[] {
  const first = people.filter(({ held }) => hasRole({ roles: held.map((name) => ({ name })) }, coordinators))
  return first.length > 0 ? first : [...people]
}
