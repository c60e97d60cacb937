import { cutText } from '#kernel/fields/cut-text.ts'
import type { Matching, StoredFault, ValidatedRow } from '#features/imports/kind/server/server-kind.ts'
import { faultWords } from '#features/imports/columns/column-words.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { serverKinds } from '#features/imports/kinds/server/server-kinds.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { warnOfPictures } from '#features/imports/pictures/server/warn-of-pictures.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { checkRow } from './check-row.ts'
import { totalColumn } from './total-row.ts'

export type ReadRow = { id: string; position: number; cells: string[]; corrections: Record<string, string>; refusal: Record<string, StoredFault> | null }

export type RowValidation = Matching & {
  kind: ImportKind
  importId: string
  mapping: Readonly<Record<string, number>>
  /** The first row in which a key was seen. */
  seen: { get(key: string): number | undefined; set(key: string, position: number): unknown }
}

/** The texts of a row: its cells by column, overlaid with corrections. */
export function textsOf({ cells, corrections }: Pick<ReadRow, 'cells' | 'corrections'>, mapping: Readonly<Record<string, number>>): Record<string, string> {
  const read = Object.entries(mapping).map(([name, at]) => [name, cutText(cells[at] ?? '', 10_000)])
  return { ...Object.fromEntries(read), ...corrections }
}

/** The fault of a row that is a total and that nobody has corrected, at its cell, or at the first needed one where that is left out. */
function totalOf({ cells, corrections }: ReadRow, { kind, mapping }: RowValidation): Record<string, StoredFault> | null {
  const column = Object.keys(corrections).length > 0 ? -1 : totalColumn(cells)
  if (column < 0) return null
  const field = Object.keys(mapping).find((name) => mapping[name] === column) ?? kinds[kind].needed[0]![0]!
  return { [field]: { code: 'total', words: sayInAll(faultWords.total) } }
}

/** Validates rows by themselves, against each other, and against existing data. */
export async function validateRows(db: Database, rows: readonly ReadRow[], judging: RowValidation): Promise<ValidatedRow[]> {
  const { kind, mapping, seen } = judging
  const { match, keysOf } = serverKinds[kind]
  const judged = rows.map((row): ValidatedRow => {
    const texts = textsOf(row, mapping)
    const total = totalOf(row, judging)
    const { kept, faults: found } = total ? { kept: {}, faults: {} } : checkRow(kind, texts, 'nl')
    const faults: Record<string, StoredFault> = total ?? Object.fromEntries(Object.entries(found).map(([name, { code }]) => [name, { code }]))
    Object.assign(faults, row.refusal)
    const nothing = { outcome: 'new', choice: 'add', matchId: null, matchBy: null, matchName: null } as const
    return { id: row.id, position: row.position, texts, kept, faults, ...nothing, keys: [], warnings: {} }
  })
  for (const row of judged) {
    const keys = keysOf(row.kept)
    row.keys = keys.map(([, key]) => key)
    for (const [field, key] of keys) {
      const first = seen.get(key)
      if (first === undefined) seen.set(key, row.position)
      else if (first !== row.position) row.faults[field] ??= { code: 'twice', row: first, words: sayInAll(faultWords.twice, { row: first }) }
    }
  }
  await match(db, judged, judging)
  for (const row of judged) if (Object.keys(row.faults).length > 0) Object.assign(row, { outcome: 'bad', choice: 'skip' })
  await warnOfPictures(db, judged, judging)
  return judged
}
