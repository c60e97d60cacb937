import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { type MailReader, readerColumns } from '#features/users/server/person-columns.ts'

export type Decider = MailReader

/** Who decides at a center about what organizations hand in: its coordinators, and its admins where it has none (domain §7.6). */
export async function decidersOf({ tx, centerId }: { tx: Tx; centerId: string }): Promise<Decider[]> {
  const rows = await rowsOf(
    tx,
    { ...readerColumns, isCoordinator: shown.flag(`bool_or(r.name = 'coordinator')`) },
    (columns) => sql`
    select ${columns} from users u join user_roles r on r.user_id = u.id
    where r.volunteer_center_id = ${centerId} and r.name in ('coordinator', 'center_admin') and u.status = 'active'
    group by u.id order by u.id`,
  )
  const coordinators = rows.filter(({ isCoordinator }) => isCoordinator)
  return coordinators.length > 0 ? coordinators : rows
}
