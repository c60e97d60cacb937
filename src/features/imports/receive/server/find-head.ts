import { missingColumns, recogniseColumns } from '#features/imports/columns/columns.ts'
import type { ImportKindDeclaration } from '#features/imports/kind/import-kind.ts'

/** Rows among which the head is looked for. */
export const firstRows = 20

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length

/**
 * Which of the first rows has the names of the columns. `isSure`: it is the first row; otherwise something stands above the table, such as
 * a title, and a person has to say where the table begins.
 * @param remembered fields by heading, as somebody mapped them before
 */
export function findHead(
  rows: readonly (readonly string[])[],
  { columns, needed }: Pick<ImportKindDeclaration, 'columns' | 'needed'>,
  remembered?: ReadonlyMap<string, string>,
): { row: number; isSure: boolean } {
  const mappings = rows.map((cells) => recogniseColumns(columns, cells, remembered))
  const known = mappings.map((mapping) => Object.keys(mapping).length)
  const best = known.indexOf(Math.max(...known))
  if (best > 0 && (known[best]! > 1 || missingColumns(needed, mappings[best]!).length === 0)) return { row: best, isSure: false }
  if (known[0]! > 0) return { row: 0, isSure: true }
  const widest = Math.max(...rows.map(filled))
  if (filled(rows[0]!) * 2 >= widest) return { row: 0, isSure: true }
  return { row: rows.findIndex((cells) => filled(cells) * 2 >= widest), isSure: false }
}
