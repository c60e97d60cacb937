import { sql } from 'kysely'
import type { ServerKind } from '#features/imports/kind/server/server-kind.ts'
import { endFeedItems } from '#features/social-map/writing/server/feed-items.ts'
import { writeWhatFollows } from '#features/social-map/writing/server/write-entry.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { fillable } from './known-map-entries.ts'

export const undoMapEntries: ServerKind['undo'] = { batch: 50, countActedUpon, takeBack }

/** The columns that an import may fill in, and an undo empties again. */
const restored = Object.values(fillable).map(([column]) => column)

async function takeBack(tx: Tx, importId: string, after: number, until: number): Promise<void> {
  const rows = await rowsOf(
    tx,
    { id: shown.text('e.id'), centerId: shown.text('e.volunteer_center_id'), isFilled: shown.flag(`r.made ? 'before'`) },
    (columns) => sql`select ${columns} from import_rows r
      join social_map_entries e on e.volunteer_center_id = r.volunteer_center_id and e.id = (r.made->>'entryId')::uuid
      where r.import_id = ${importId} and r.position > ${after} and r.position <= ${until}`,
  )
  const columns = sql.raw(restored.join(', '))
  const olds = sql.raw(restored.map((name) => `b.${name}`).join(', '))
  for (const { id, centerId, isFilled } of rows) {
    if (isFilled) {
      await sql`update social_map_entries e set (${columns}) = (select ${olds} from jsonb_populate_record(e, r.made->'before') b)
        from import_rows r where r.import_id = ${importId} and r.position > ${after} and r.position <= ${until} and e.volunteer_center_id = ${centerId}
          and e.id = ${id} and (r.made->>'entryId')::uuid = e.id`.execute(tx)
      await writeWhatFollows({ tx, centerId, id, now: new Date() })
    } else {
      await endFeedItems(tx, { centerId, id })
      await sql`delete from social_map_entries where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
    }
  }
}

/** How many entries somebody has acted upon since: changed, checked or removed one. Undoing the import would undo that too. */
async function countActedUpon(tx: Tx, importId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from import_rows r
    left join social_map_entries e on e.volunteer_center_id = r.volunteer_center_id and e.id = (r.made->>'entryId')::uuid
    where r.import_id = ${importId} and r.made is not null and (e.id is null or e.lock_version <> (r.made->>'version')::integer)`.execute(tx)
  return rows[0]!.count
}
