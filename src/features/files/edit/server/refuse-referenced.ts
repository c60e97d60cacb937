import type { Tx } from '#kernel/db/server/database.ts'
import { Refused } from '#kernel/http/errors.ts'

/** @throws 409 file_in_use while something shows it (domain §3.9) */
export async function refuseReferenced(tx: Tx, centerId: string, id: string): Promise<void> {
  const used = await tx
    .selectFrom('file_uses')
    .select('file_id')
    .where('volunteer_center_id', '=', centerId)
    .where('file_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (used) throw new Refused('file_in_use')
}
