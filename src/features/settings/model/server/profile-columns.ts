import { snakeCase } from '#kernel/jsonapi/names.ts'
import { lookNames, type StoredLook } from '#features/settings/model/stored-look.ts'

type Row = Readonly<Record<string, unknown>>

/** The look that stands in a row. */
export function lookOf(row: Row): StoredLook {
  return Object.fromEntries(lookNames.map((name) => [name, row[snakeCase(name)] ?? null]))
}

/** Columns as they are written: JSON goes in as text. */
export function serialized(row: Row): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'object' && value !== null ? JSON.stringify(value) : value]))
}

/** Those that are otherwise than in the row: what stays as it is makes no history. */
export function changedColumns(row: Row, columns: Row): Record<string, unknown> {
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => JSON.stringify(value ?? null) !== JSON.stringify(row[name] ?? null)))
}
