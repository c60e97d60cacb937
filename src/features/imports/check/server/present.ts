import { Readable } from 'node:stream'
import type { StoredFault } from '#features/imports/kind/server/server-kind.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import type { ImportCounts, RowFaults } from '#features/imports/model/import.ts'
import { messages } from '#features/imports/model/messages.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { byteOrderMark, csvLine, delimiterFor } from '#kernel/csv/write-csv.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf, readable } from '#kernel/jsonapi/server/related.ts'
import { checkRow } from './check-row.ts'
import { textsOf } from './validate-rows.ts'

/** SQL: the fields of each kind with the address of somebody who may be invited. */
const invited = Object.entries(kinds)
  .map(([kind, { invited: fields }]) => `when '${kind}' then '{${fields.join(',')}}'::text[]`)
  .join(' ')

/** Adds to each import the number of rows by outcome (`meta.counts`). */
export async function addCounts(call: ReadCall, document: Document): Promise<void> {
  const lists = objectsOf(document, 'imports')
  if (lists.length === 0) return
  const [rows] = await call.db.read(call.asked.centerId, [
    {
      name: 'import_counts',
      text: `select import_id, count(*) filter (where outcome = 'bad'), count(*) filter (where outcome = 'exists'), count(*) filter (where outcome = 'new'),
          count(*) filter (where choice = 'add'), count(*) filter (where choice = 'update'), count(*) filter (where choice = 'skip' and outcome <> 'bad'),
          count(*) filter (where choice = 'add' and kept ?| case i.kind ${invited} end),
          count(*) filter (where choice <> 'skip' and outcome <> 'bad' and warnings <> '{}')
        from import_rows r join imports i on i.volunteer_center_id = r.volunteer_center_id and i.id = r.import_id
        where r.volunteer_center_id = $2 and import_id = any($1::uuid[]) group by 1`,
      values: [lists.map(({ id }) => id), call.asked.centerId],
    },
  ])
  const names = ['bad', 'exists', 'new', 'add', 'update', 'skip', 'mails', 'warned'] as const
  const counts = new Map(rows!.map(([id, ...numbers]) => [id!, Object.fromEntries(names.map((name, at) => [name, Number(numbers[at])]))]))
  const none: ImportCounts = { bad: 0, exists: 0, new: 0, add: 0, update: 0, skip: 0, mails: 0, warned: 0 }
  for (const list of lists) list.meta = { ...list.meta, counts: counts.get(list.id) ?? none }
}

/** Adds messages to the faults and warnings of rows, in the reader's language. */
export async function addFaultMessages(call: ReadCall, document: Document): Promise<void> {
  const rows = objectsOf(document, 'import_rows').filter(({ attributes }) => attributes && ('faults' in attributes || 'warnings' in attributes))
  if (rows.length === 0) return
  const ids = [...new Set(rows.map(({ id }) => id))]
  const [kindRows] = await call.db.read(call.asked.centerId, [
    {
      name: 'kinds_of_import_rows',
      text: 'select r.id, i.kind from import_rows r join imports i on i.volunteer_center_id = r.volunteer_center_id and i.id = r.import_id where r.id = any($1::uuid[])',
      values: [ids],
    },
  ])
  const kindOf = new Map(kindRows!.map(([id, kind]) => [id!, kind as ImportKind]))
  for (const { id, attributes } of rows)
    for (const name of ['faults', 'warnings'] as const) {
      const stored = attributes![name] as StoredFaults | undefined
      if (!stored || Object.keys(stored).length === 0) continue
      attributes![name] = faultsInWords(kindOf.get(id) ?? 'organizations', attributes!['texts'] as Record<string, string>, stored, call.asked.locale)
    }
}

const objectsOf = ({ data, included }: Document, type: string): ResourceObject[] =>
  [data ?? [], included ?? []].flat().filter((one): one is ResourceObject => 'attributes' in one && one.type === type)

type StoredFaults = Record<string, StoredFault>

/** The faults of a row in a language. Those of the row alone are found again; the others were stored with their words. */
function faultsInWords(kind: ImportKind, texts: Record<string, string> | undefined, stored: StoredFaults, locale: Locale): RowFaults {
  const { faults: found } = checkRow(kind, texts ?? {}, locale)
  return Object.fromEntries(
    Object.entries(stored).map(([field, { code, words }]) => [field, { code, message: words?.[locale] ?? found[field]?.message ?? '' }]),
  )
}

type Row = { position: number; cells: string[]; corrections: Record<string, string>; texts: Record<string, string>; faults: StoredFaults }
type List = { id: string; kind: ImportKind; headers: string[]; mapping: Record<string, number> }

const batch = 200

/** GET /imports/{id}/bad_rows: the faulty rows as CSV, in their original columns, to be corrected in a spreadsheet and sent again. */
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

/** The original cells with the corrections applied. */
function cellsOf(row: Row, headers: readonly string[], mapping: Record<string, number>): string[] {
  const texts = textsOf(row, mapping)
  const fieldAt = new Map(Object.entries(mapping).map(([field, at]) => [at, field]))
  return headers.map((_, at) => (fieldAt.has(at) ? texts[fieldAt.get(at)!] : row.cells[at]) ?? '')
}

function wrongIn({ texts, faults }: Row, kind: ImportKind, locale: Locale): string {
  return Object.entries(faultsInWords(kind, texts, faults, locale))
    .map(([field, { message }]) => `${say(locale, kinds[kind].columns[field]!.label)}: ${message}`)
    .join(' ')
}
