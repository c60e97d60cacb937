import { sql } from 'kysely'
import type { Database } from '#kernel/db/server/database.ts'
import { missingColumns } from '#features/imports/columns/column.ts'
import { recogniseColumns } from '#features/imports/columns/recognise-columns.ts'
import { limits, type ImportKind } from '#features/imports/model/states.ts'
import { checkRows } from '#features/imports/check/server/check-rows.ts'
import { encodingOf, textOf } from './decode.ts'
import { FileProblem } from './file-problem.ts'
import { delimiterOf, recordsOf } from './parse.ts'
import { type ImportKey, piecesOf } from '#features/imports/model/server/parts.ts'
import { recordProgress } from '#features/imports/model/server/progress.ts'

/** Rows that are written at once. */
const batch = 100

/**
 * Makes rows of a file where that is still to be done, then judges them. Ends in a state that waits for somebody: columns to be set right, rows to be looked at,
 * or a file that cannot be used and why. Done again after a crash it begins anew.
 */
export async function readFile(db: Database, key: ImportKey): Promise<void> {
  const { centerId, importId } = key
  const found = await db.inCenter(centerId, async (tx) => {
    const list = await tx.selectFrom('imports').select(['status', 'kind', 'mapping']).where('id', '=', importId).executeTakeFirst()
    const part = await tx.selectFrom('import_parts').select('id').where('import_id', '=', importId).limit(1).executeTakeFirst()
    if (part) await sql`delete from import_rows where import_id = ${importId}`.execute(tx)
    return list && { ...list, isUnread: part !== undefined }
  })
  if (found?.status !== 'reading') return
  try {
    const mapping = found.isUnread ? await readRows(db, key, found.kind) : found.mapping
    if (missingColumns(found.kind, mapping).length === 0) return await checkRows(db, key)
    await end(db, key, 'unmapped')
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    await end(db, key, 'failed', error.code)
  }
}

async function readRows(db: Database, key: ImportKey, kind: ImportKind): Promise<Record<string, number>> {
  const { centerId, importId } = key
  const encoding = await encodingOf(piecesOf(db, key))
  const delimiter = await firstOf(textOf(piecesOf(db, key), encoding))
  let headers: string[] | null = null
  let rows: { position: number; cells: string[] }[] = []
  let count = 0
  const write = async () => {
    const written = JSON.stringify(rows)
    rows = []
    await db.inCenter(centerId, async (tx) => {
      await sql`insert into import_rows (volunteer_center_id, import_id, position, sequence, cells)
        select ${centerId}, ${importId}, position, position, cells from jsonb_to_recordset(${written}::jsonb) as row (position integer, cells jsonb)`.execute(
        tx,
      )
    })
  }
  const pieces = piecesOf(db, key, async (share) => await recordProgress(db, key, share / 2))
  for await (const cells of recordsOf(textOf(pieces, encoding), delimiterOf(delimiter))) {
    if (!headers) {
      headers = cells
      continue
    }
    if (++count > limits.rows) throw new FileProblem('too_many_rows')
    rows.push({ position: count, cells })
    if (rows.length === batch) await write()
  }
  if (!headers || count === 0) throw new FileProblem('no_rows')
  await write()
  const mapping = recogniseColumns(kind, headers)
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set headers = ${JSON.stringify(headers)}, mapping = ${JSON.stringify(mapping)}, encoding = ${encoding},
      delimiter = ${delimiterOf(delimiter)}, row_count = ${count} where id = ${importId}`.execute(tx)
    // What was read is in the rows; the text itself is not needed any more.
    await sql`delete from import_parts where import_id = ${importId}`.execute(tx)
  })
  return mapping
}

async function firstOf(text: AsyncIterable<string>): Promise<string> {
  for await (const start of text) if (start !== '') return start
  throw new FileProblem('no_rows')
}

async function end(db: Database, { centerId, importId }: ImportKey, status: 'unmapped' | 'failed', problem: string | null = null): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set status = ${status}, problem = ${problem}, progress = 100 where id = ${importId} and status = 'reading'`.execute(tx)
  })
}
