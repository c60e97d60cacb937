import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import type { ImportCounts } from '#features/imports/model/import.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { faultsInWords, type StoredFaults } from './faults-in-words.ts'

/** Adds to each import how many rows there are of each sort (`meta.counts`). */
export async function addCounts(call: ReadCall, document: Document): Promise<void> {
  const lists = objectsOf(document, 'imports')
  if (lists.length === 0) return
  const [rows] = await call.db.read(call.asked.centerId, [
    {
      name: 'import_counts',
      text: `select import_id, count(*) filter (where outcome = 'bad'), count(*) filter (where outcome = 'exists'), count(*) filter (where outcome = 'new'),
          count(*) filter (where choice = 'add'), count(*) filter (where choice = 'update'), count(*) filter (where choice = 'skip' and outcome <> 'bad'),
          count(*) filter (where choice = 'add' and kept ?| '{email,contactEmail}')
        from import_rows where volunteer_center_id = $2 and import_id = any($1::uuid[]) group by 1`,
      values: [lists.map(({ id }) => id), call.asked.centerId],
    },
  ])
  const names = ['bad', 'exists', 'new', 'add', 'update', 'skip', 'mails'] as const
  const counts = new Map(rows!.map(([id, ...numbers]) => [id!, Object.fromEntries(names.map((name, at) => [name, Number(numbers[at])]))]))
  const none: ImportCounts = { bad: 0, exists: 0, new: 0, add: 0, update: 0, skip: 0, mails: 0 }
  for (const list of lists) list.meta = { ...list.meta, counts: counts.get(list.id) ?? none }
}

/** Says what is wrong in rows, in the reader's language. */
export async function addFaultMessages(call: ReadCall, document: Document): Promise<void> {
  const rows = objectsOf(document, 'import_rows').filter(({ attributes }) => attributes && Object.keys(attributes['faults'] ?? {}).length > 0)
  if (rows.length === 0) return
  const ids = [...new Set(rows.map(({ id }) => id))]
  const [kinds] = await call.db.read(call.asked.centerId, [
    {
      name: 'kinds_of_import_rows',
      text: 'select r.id, i.kind from import_rows r join imports i on i.volunteer_center_id = r.volunteer_center_id and i.id = r.import_id where r.id = any($1::uuid[])',
      values: [ids],
    },
  ])
  const kindOf = new Map(kinds!.map(([id, kind]) => [id!, kind as ImportKind]))
  for (const { id, attributes } of rows)
    attributes!['faults'] = faultsInWords(
      kindOf.get(id) ?? 'organizations',
      attributes!['texts'] as Record<string, string>,
      attributes!['faults'] as StoredFaults,
      call.asked.locale,
    )
}

const objectsOf = ({ data, included }: Document, type: string): ResourceObject[] =>
  [data ?? [], included ?? []].flat().filter((one): one is ResourceObject => 'attributes' in one && one.type === type)
