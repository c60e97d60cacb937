import type { Database } from '#kernel/db/server/database.ts'
import { writeDerivedRows } from '#features/social-map/writing/server/derived-rows.ts'

/** Extends the rows that say when entries are open to the coming four weeks, entry by entry. */
export async function extendSpans(db: Database, centerId: string, now: Date): Promise<void> {
  const entries = await db.inCenter(
    centerId,
    async (tx) =>
      await tx
        .selectFrom('social_map_entries')
        .select('id')
        .where('volunteer_center_id', '=', centerId)
        .where('status', 'in', ['active', 'stale', 'temporarily_closed'])
        .orderBy('id')
        .execute(),
  )
  for (const { id } of entries)
    await db.inCenter(centerId, async (tx) => {
      // Held, so that an editor who saves meanwhile does not have the rows of the words before.
      const row = await tx
        .selectFrom('social_map_entries')
        .selectAll()
        .where('volunteer_center_id', '=', centerId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (row)
        await writeDerivedRows(tx, { centerId, id, now }, { ...row, holidayRule: row.holiday_rule, closedFrom: row.closed_from, closedUntil: row.closed_until })
    })
}
