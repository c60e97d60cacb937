import { jsonText } from '#kernel/db/server/json-text.ts'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { sql } from 'kysely'
import { checkRows } from '#features/imports/check/server/check-rows.ts'
import { missingColumns, recogniseColumns } from '#features/imports/columns/columns.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { rememberedColumns } from '#features/imports/kinds/server/remembered-columns.ts'
import { listPictures } from '#features/imports/pictures/server/list-pictures.ts'
import { ArchiveProblem } from '#features/imports/pictures/server/read-archive.ts'
import { type ImportKey, piecesOf, recordProgress } from '#features/imports/model/server/import-run.ts'
import { type ImportKind, limits } from '#features/imports/model/states.ts'
import { plainCell } from '#kernel/csv/write-csv.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { ordinaryText } from '#kernel/fields/normal-text.ts'

/** A problem of the file that its owner is told: a code of `problemWords`. */
export class FileProblem extends Error {
  readonly code: 'too_many_rows' | 'too_many_columns' | 'row_too_long' | 'no_rows' | 'unreadable'
  constructor(code: FileProblem['code']) {
    super(code)
    this.code = code
  }
}

const delimiters = [';', ',', '\t', '|'] as const
type Delimiter = (typeof delimiters)[number]

/** The most frequent delimiter in the first line, outside of quotes. Excel may name it: `sep=;`. */
export function delimiterOf(start: string): Delimiter {
  const line = /^[^\r\n]*/.exec(start.slice(0, 20_000))![0].replaceAll(/"[^"]*"/g, '')
  const said = /^sep=(.)$/.exec(line)?.[1]
  if (said && (delimiters as readonly string[]).includes(said)) return said as Delimiter
  const counts = delimiters.map((sign) => line.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))]!
}

/** The records of a text, cells trimmed; skips lines without content. @throws {FileProblem} */
export async function* recordsOf(text: AsyncIterable<string>, delimiter: Delimiter): AsyncGenerator<string[]> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: limits.rowLetters - 1, // the parser checks before it adds the next character
    cast: withinColumns,
  })
  const source = Readable.from(text)
  source.on('error', (error) => parser.destroy(error))
  source.pipe(parser)
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      if (record.length === 1 && /^sep=.$/.test(record[0]!)) continue
      const cells = record.map(tidy)
      while (cells.at(-1) === '') cells.pop()
      if (cells.length > limits.columns) throw new FileProblem('too_many_columns')
      if (cells.length > 0) yield cells
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new FileProblem(error.code === 'CSV_MAX_RECORD_SIZE' ? 'row_too_long' : 'unreadable')
  } finally {
    source.destroy()
  }
}

/**
 * Counts columns while a row is parsed, since a whole file may be one row of delimiters, which would be refused only at its end.
 * Spreadsheets add empty columns behind the last one, so empty cells are tolerated up to a large number.
 */
function withinColumns(cell: string, { index }: { index: number }): string {
  if (index >= (cell === '' ? limits.emptyColumns : limits.columns)) throw new FileProblem('too_many_columns')
  return cell
}

/** Makes a cell text as people mean it, without surrounding spaces. */
const tidy = (cell: string) => plainCell(ordinaryText(cell).trim())

/** Rows that are inserted at once. */
const batch = 100

/**
 * Parses the file into rows where that has not been done, then validates them. Ends in a status that waits for a person: columns to map,
 * rows to review, or a problem of the file. After a crash it starts again.
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
    if (found.isUnread) await listPictures(db, key)
    const mapping = found.isUnread ? await readRows(db, key, found.kind) : found.mapping
    if (missingColumns(kinds[found.kind].needed, mapping).length === 0) return await checkRows(db, key)
    await end(db, key, 'unmapped')
  } catch (error) {
    if (!(error instanceof FileProblem || error instanceof ArchiveProblem)) throw error
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
  const mapping = recogniseColumns(kinds[kind].columns, headers, await rememberedColumns(db, centerId, kind))
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set headers = ${jsonText(headers)}, mapping = ${jsonText(mapping)}, encoding = ${encoding},
      delimiter = ${delimiterOf(delimiter)}, row_count = ${count} where id = ${importId}`.execute(tx)
    // The rows hold all that was read, so the file is no longer needed.
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

type Pieces = AsyncIterable<Buffer>

/** UTF-8 when all bytes are valid UTF-8, else the encoding that Excel writes in the Netherlands. */
export async function encodingOf(pieces: Pieces): Promise<'UTF-8' | 'Windows-1252'> {
  const strict = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const piece of pieces) strict.decode(piece, { stream: true })
    strict.decode()
    return 'UTF-8'
  } catch {
    return 'Windows-1252' // invalid UTF-8 is the only sign of another encoding
  }
}

/** Decodes the text in chunks; drops a byte order mark. */
export async function* textOf(pieces: Pieces, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const piece of pieces) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

const signs: readonly [code: 'excel' | 'pdf' | 'zip' | 'unicode', sign: readonly number[]][] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
  ['excel', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['unicode', [0xff, 0xfe]],
  ['unicode', [0xfe, 0xff]],
]

/** What a file is when it is no text that can be read, by its first bytes, whatever its name. An Excel file is a zip. */
export function sniff(start: Buffer): 'excel' | 'pdf' | 'zip' | 'unicode' | 'binary' | null {
  const found = signs.find(([, sign]) => sign.every((byte, at) => start[at] === byte))?.[0]
  if (found === 'zip') return start.subarray(0, 4000).includes('[Content_Types].xml') ? 'excel' : 'zip'
  return found ?? (start.includes(0) ? 'binary' : null)
}
