import { columnsOf } from './column.ts'
import type { ImportKind } from '#features/imports/model/states.ts'

/** A head as it is compared: `E-mail Contactpersoon` is `emailcontactpersoon`. */
export function plainHead(head: string): string {
  return head
    .slice(0, 100)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** Which column of a file is which, by its head; of two with one name the first counts. */
export function recogniseColumns(kind: ImportKind, heads: readonly string[]): Record<string, number> {
  const mapping: Record<string, number> = {}
  const plain = heads.map(plainHead)
  for (const [name, { heads: known, label }] of Object.entries(columnsOf[kind])) {
    const words = new Set([...known, plainHead(label.nl), plainHead(label.en), plainHead(name)])
    const at = plain.findIndex((head, column) => words.has(head) && !Object.values(mapping).includes(column))
    if (at >= 0) mapping[name] = at
  }
  return mapping
}
