import { sql } from 'kysely'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { StoredLook } from '#features/settings/model/stored-look.ts'

/** So many looks can be gone back to. */
const maxKept = 30

type Calling = Pick<Call, 'tx' | 'centerId' | 'actor'>

/** Adds a look to the history of its center; before the first one goes what was there, of nobody. Answers the ids, to take them back. */
export async function saveLook({ tx, centerId, actor }: Calling, { before, after }: { before: StoredLook; after: StoredLook }): Promise<string> {
  const first = await tx.selectFrom('center_looks').select('id').where('volunteer_center_id', '=', centerId).limit(1).executeTakeFirst()
  if (!first)
    await tx
      .insertInto('center_looks')
      .values({ volunteer_center_id: centerId, look: JSON.stringify(before), chosen_by: null })
      .execute()
  const { id } = await tx
    .insertInto('center_looks')
    .values({ volunteer_center_id: centerId, look: JSON.stringify(after), chosen_by: actor.userId, created_at: sql<Date>`clock_timestamp()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`delete from center_looks where volunteer_center_id = ${centerId} and id in (
    select id from center_looks where volunteer_center_id = ${centerId} order by created_at desc offset ${maxKept})`.execute(tx)
  return id
}
