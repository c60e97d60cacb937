import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

export type Decider = { id: string; email: string; firstName: string; locale: Locale }

/** Who decides at a center about what organizations hand in: its coordinators, and its admins where it has none (domain §7.6). */
export async function decidersOf({ tx, centerId }: { tx: Tx; centerId: string }): Promise<Decider[]> {
  const { rows } = await sql<Decider & { isCoordinator: boolean }>`
    select u.id, u.email, u.first_name as "firstName", u.locale, bool_or(r.name = 'coordinator') as "isCoordinator"
    from users u join user_roles r on r.user_id = u.id
    where r.volunteer_center_id = ${centerId} and r.name in ('coordinator', 'center_admin') and u.status = 'active'
    group by u.id order by u.id`.execute(tx)
  const coordinators = rows.filter(({ isCoordinator }) => isCoordinator)
  return coordinators.length > 0 ? coordinators : rows
}
