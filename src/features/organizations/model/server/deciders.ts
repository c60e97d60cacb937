import { caseStaff } from '#kernel/access/role-sets.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { type Colleague, coordinatorsFirst, holdersOf } from '#features/users/model/server/people-of-center.ts'

/** Who decides at a center about what organizations hand in: its coordinators, and its admins where it has none (domain §7.6). */
export async function decidersOf({ tx, centerId }: { tx: Tx; centerId: string }): Promise<Colleague[]> {
  return coordinatorsFirst(await holdersOf(tx, centerId, caseStaff))
}
