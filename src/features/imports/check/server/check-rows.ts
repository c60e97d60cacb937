import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { validateRows } from './validate-rows.ts'
import { KnownOrganizations } from './known-organizations.ts'
import type { ImportKey } from '#features/imports/model/server/parts.ts'
import { recordProgress } from '#features/imports/model/server/progress.ts'
import { writeValidated } from './write-validated.ts'

/** Rows that are judged before anything else has its turn. */
const batch = 100

/** Judges every row of an import, so that it can be looked at before anything happens. Why it is done once more stays as its problem. */
export async function checkRows(db: Database, key: ImportKey): Promise<void> {
  const { centerId, importId } = key
  const {
    kind,
    mapping,
    row_count: count,
  } = await db.inCenter(
    centerId,
    async (tx) => await tx.selectFrom('imports').select(['kind', 'mapping', 'row_count']).where('id', '=', importId).executeTakeFirstOrThrow(),
  )
  const organizations = await KnownOrganizations.load(db, centerId)
  const seen = new Map<string, number>()
  for (let after = 0; after < count; after += batch) {
    const rows = await db.inCenter(
      centerId,
      async (tx) =>
        await tx
          .selectFrom('import_rows')
          .select(['id', 'position', 'cells', 'corrections'])
          .where('import_id', '=', importId)
          .where('position', '>', after)
          .where('position', '<=', after + batch)
          .orderBy('position')
          .execute(),
    )
    const judged = await validateRows(db, rows, { kind, centerId, mapping, organizations, seen })
    await db.inCenter(centerId, async (tx) => await writeValidated(tx, judged, { isMoved: true }))
    if (after % 1000 === 0) await recordProgress(db, key, 0.5 + after / count / 2)
    await pause()
  }
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set status = 'ready', progress = 100 where id = ${importId} and status = 'reading'`.execute(tx)
  })
}
