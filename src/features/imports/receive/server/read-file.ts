import { jsonText } from '#kernel/db/server/json-text.ts'
import { sql } from 'kysely'
import { checkRows } from '#features/imports/check/server/check-rows.ts'
import { missingColumns, recogniseColumns } from '#features/imports/columns/columns.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { rememberedColumns } from '#features/imports/kinds/server/remembered-columns.ts'
import { listPictures } from '#features/imports/pictures/server/list-pictures.ts'
import { ArchiveProblem } from '#features/imports/pictures/server/read-archive.ts'
import type { ImportQuestions } from '#features/imports/model/import.ts'
import { type ImportKey, piecesOf, recordProgress } from '#features/imports/model/server/import-run.ts'
import { type ImportKind, limits } from '#features/imports/model/states.ts'
import { encodingExamples } from '#kernel/csv/encoding-examples.ts'
import { type FoundEncoding, findEncoding } from '#kernel/csv/find-encoding.ts'
import { CsvProblem, delimiterOf, recordsOf } from '#kernel/csv/read-csv.ts'
import { type TextEncoding, textOf } from '#kernel/csv/text-encoding.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { findHead, firstRows } from './find-head.ts'

/** A problem of the file that its owner is told: a code of `problemWords`. */
class FileProblem extends Error {
  readonly code: 'too_many_rows' | 'no_rows'
  constructor(code: FileProblem['code']) {
    super(code)
    this.code = code
  }
}

/** Rows that are inserted at once. */
const batch = 100

/**
 * Parses the file into rows where that has not been done, then validates them. Ends in a status that waits for a person: questions about
 * the file, columns to map, rows to review, or a problem of the file. After a crash it starts again.
 */
export async function readFile(db: Database, key: ImportKey): Promise<void> {
  const { centerId, importId } = key
  const found = await db.inCenter(centerId, async (tx) => {
    const list = await tx.selectFrom('imports').select(['status', 'kind', 'mapping', 'encoding', 'head_row']).where('id', '=', importId).executeTakeFirst()
    const part = await tx.selectFrom('import_parts').select('id').where('import_id', '=', importId).limit(1).executeTakeFirst()
    if (part) await sql`delete from import_rows where import_id = ${importId}`.execute(tx)
    return list && { ...list, isUnread: part !== undefined }
  })
  if (found?.status !== 'reading') return
  const { kind } = found
  try {
    if (found.isUnread) {
      await listPictures(db, key)
      const layout = await findLayout(db, key, { kind, encoding: found.encoding as TextEncoding | null, headRow: found.head_row })
      if (Object.keys(layout.questions).length > 0) return await ask(db, key, layout.questions)
      found.mapping = await readRows(db, key, kind, layout)
    }
    if (missingColumns(kinds[kind].needed, found.mapping).length === 0) return await checkRows(db, key)
    await end(db, key, 'unmapped')
  } catch (error) {
    if (!(error instanceof FileProblem || error instanceof CsvProblem || error instanceof ArchiveProblem)) throw error
    await end(db, key, 'failed', error.code)
  }
}

type Told = { kind: ImportKind; encoding: TextEncoding | null; headRow: number | null }
type Layout = { encoding: TextEncoding; delimiter: string; headRow: number; questions: ImportQuestions }

/** How the file is written, as a person told it, else as it looks; what cannot be told for certain becomes a question. */
async function findLayout(db: Database, key: ImportKey, told: Told): Promise<Layout> {
  const { encoding, others }: FoundEncoding = told.encoding ? { encoding: told.encoding, others: [] } : await findEncoding(piecesOf(db, key))
  const questions: ImportQuestions = {}
  if (others.length > 0) questions.encoding = await encodingExamples(piecesOf(db, key), [encoding, ...others])
  const delimiter = delimiterOf(await startOf(textOf(piecesOf(db, key), encoding)))
  if (told.headRow !== null) return { encoding, delimiter, headRow: told.headRow, questions }
  const rows: string[][] = []
  for await (const cells of recordsOf(textOf(piecesOf(db, key), encoding), delimiter, limits)) if (rows.push(cells) === firstRows) break
  if (rows.length === 0) throw new FileProblem('no_rows')
  const { row, isSure } = findHead(rows, kinds[told.kind], await rememberedColumns(db, key.centerId, told.kind))
  const shown = (cells: string[]) => cells.slice(0, shownCells).map((cell) => cutText(cell, shownLetters))
  if (!isSure) questions.headRow = rows.map((cells, at) => ({ row: at + 1, cells: shown(cells), isLikely: at === row }))
  return { encoding, delimiter, headRow: row + 1, questions }
}

/** Of a row that may be the head a person sees the first cells. */
const shownCells = 6
const shownLetters = 80

/** Characters by which the delimiter is found. */
const start = 20_000

async function startOf(text: AsyncIterable<string>): Promise<string> {
  let read = ''
  for await (const chunk of text) {
    read += chunk
    if (read.length >= start) break
  }
  if (read === '') throw new FileProblem('no_rows')
  return read
}

/** Writes the rows below the head, and returns which column is which. */
async function readRows(db: Database, key: ImportKey, kind: ImportKind, { encoding, delimiter, headRow }: Layout): Promise<Record<string, number>> {
  const { centerId, importId } = key
  let headers: string[] = []
  let rows: { position: number; cells: string[] }[] = []
  let [record, count, widest] = [0, 0, 0]
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
  for await (const cells of recordsOf(textOf(pieces, encoding), delimiter, limits)) {
    record += 1
    if (record === headRow) headers = cells
    if (record <= headRow) continue
    if (++count > limits.rows) throw new FileProblem('too_many_rows')
    widest = Math.max(widest, cells.length)
    rows.push({ position: count, cells })
    if (rows.length === batch) await write()
  }
  if (count === 0) throw new FileProblem('no_rows')
  await write()
  const mapping = recogniseColumns(kinds[kind].columns, headers, await rememberedColumns(db, centerId, kind))
  // A column without a heading is one too: it can be pointed out, and is named when it is left out.
  while (headers.length < widest) headers.push('')
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set headers = ${jsonText(headers)}, mapping = ${jsonText(mapping)}, encoding = ${encoding}, head_row = ${headRow},
      delimiter = ${delimiter}, row_count = ${count} where id = ${importId}`.execute(tx)
    // The rows hold all that was read, so the file is no longer needed.
    await sql`delete from import_parts where import_id = ${importId}`.execute(tx)
  })
  return mapping
}

async function ask(db: Database, { centerId, importId }: ImportKey, questions: ImportQuestions): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set status = 'unmapped', questions = ${jsonText(questions)}, progress = 100 where id = ${importId} and status = 'reading'`.execute(
      tx,
    )
  })
}

async function end(db: Database, { centerId, importId }: ImportKey, status: 'unmapped' | 'failed', problem: string | null = null): Promise<void> {
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set status = ${status}, problem = ${problem}, progress = 100 where id = ${importId} and status = 'reading'`.execute(tx)
  })
}
