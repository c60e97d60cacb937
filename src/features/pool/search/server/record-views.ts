import { sql } from 'kysely'
import { recordProfileViews } from '#features/users/profile/server/profile-views.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'

/** Whoever reads a card is named to its owner, once for each day (decisions 14). */
export async function recordCardViews({ asked, db }: ReadCall, { data }: Document): Promise<void> {
  const ids = [data ?? []].flat().map(({ id }) => id)
  const { centerId, actor, now } = asked
  if (ids.length === 0 || !actor.userId) return
  await db.inCenter(centerId, async (tx) => {
    await recordProfileViews(
      tx,
      actor,
      { centerId, now },
      sql`select user_id from pool_entries where volunteer_center_id = ${centerId} and id = any(${ids}::uuid[])`,
    )
  })
}
