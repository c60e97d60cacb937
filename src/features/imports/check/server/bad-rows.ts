import { Readable } from 'node:stream'
import type { Database } from '#kernel/db/server/database.ts'
import { byteOrderMark, csvLine, delimiterFor } from '#kernel/csv/write-csv.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf, readable } from '#kernel/jsonapi/server/readable.ts'
import { columnsOf } from '#features/imports/columns/column.ts'
import { messages } from '#features/imports/model/messages.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { faultsInWords, type StoredFaults } from './faults-in-words.ts'
import { textsOf } from './validate-rows.ts'

type Row = { position: number; cells: string[]; corrections: Record<string, string>; texts: Record<string, string>; faults: StoredFaults }
type List = { id: string; kind: ImportKind; headers: string[]; mapping: Record<string, number> }

const batch = 200

/** GET /imports/{id}/bad_rows: the rows that stay behind, as they came, to be put right in a spreadsheet and sent again. */
export const badRowsRoute: ApiRoute = {
  method: 'GET',
  path: '/imports/:id/bad_rows',
  run: async (call) => {
    const { id } = (await readable(call, 'imports', async () => await call.one('imports', idOf(call)))).data as { id: string }
    const { centerId, locale } = call.asked
    const list = await call.db.inCenter(
      centerId,
      async (tx) => await tx.selectFrom('imports').select(['id', 'kind', 'headers', 'mapping']).where('id', '=', id).executeTakeFirstOrThrow(),
    )
    return {
      file: {
        name: `${say(locale, messages.badRowsFile)}.csv`,
        type: 'text/csv; charset=utf-8',
        body: Readable.from(linesOf(call.db, centerId, list, locale)),
      },
    }
  },
}

async function* linesOf(db: Database, centerId: string, { id, kind, headers, mapping }: List, locale: Locale): AsyncGenerator<string> {
  const delimiter = delimiterFor(locale)
  yield byteOrderMark + csvLine([...headers, say(locale, messages.whatIsWrong)], delimiter)
  for (let after = 0; ;) {
    const rows = await db.inCenter(
      centerId,
      async (tx) =>
        await tx
          .selectFrom('import_rows')
          .select(['position', 'cells', 'corrections', 'texts', 'faults'])
          .where('import_id', '=', id)
          .where('outcome', '=', 'bad')
          .where('position', '>', after)
          .orderBy('position')
          .limit(batch)
          .execute(),
    )
    for (const row of rows) yield csvLine([...cellsOf(row, headers, mapping), wrongIn(row, kind, locale)], delimiter)
    if (rows.length < batch) return
    after = rows.at(-1)!.position
  }
}

/** As they came, with what was typed over them. */
function cellsOf(row: Row, headers: readonly string[], mapping: Record<string, number>): string[] {
  const texts = textsOf(row, mapping)
  const fieldAt = new Map(Object.entries(mapping).map(([field, at]) => [at, field]))
  return headers.map((_, at) => (fieldAt.has(at) ? texts[fieldAt.get(at)!] : row.cells[at]) ?? '')
}

function wrongIn({ texts, faults }: Row, kind: ImportKind, locale: Locale): string {
  return Object.entries(faultsInWords(kind, texts, faults, locale))
    .map(([field, { message }]) => `${say(locale, columnsOf[kind][field]!.label)}: ${message}`)
    .join(' ')
}
