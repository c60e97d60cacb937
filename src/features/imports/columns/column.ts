import type { ImportColumn } from './import-column.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import { organizationColumns } from './organization-columns.ts'
import { userColumns } from './user-columns.ts'

/** What the columns of a list can be, by field. */
export const columnsOf: Record<ImportKind, Readonly<Record<string, ImportColumn>>> = { organizations: organizationColumns, users: userColumns }

/** Without one of each of these a list means nothing. */
export const neededColumns: Record<ImportKind, readonly (readonly string[])[]> = {
  organizations: [['name']],
  users: [['email'], ['firstName', 'name'], ['lastName', 'name']],
}

/** Which of those are not there. */
export function missingColumns(kind: ImportKind, mapping: Readonly<Record<string, number>>): string[] {
  return neededColumns[kind].filter((ways) => !ways.some((name) => name in mapping)).map(([name]) => name!)
}
