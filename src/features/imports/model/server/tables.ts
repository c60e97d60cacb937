import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { importList, importRow } from '#features/imports/model/import.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    imports: RowOf<typeof imports>
    import_rows: RowOf<typeof importRows>
    import_parts: RowOf<typeof importParts>
    import_archive_parts: RowOf<typeof importArchiveParts>
  }
}

export const imports = tableOf(importList, {
  filled: ['status', 'questions', 'headers', 'mapping', 'invite', 'row_count', 'progress'],
  columns: { user_id: column.uuid({ null: true }) },
})

/** The file as it was sent. */
export const importParts = plainTable('import_parts', {
  id: column.uuid({ filled: true }),
  volunteer_center_id: column.uuid(),
  import_id: column.uuid(),
  position: column.integer(),
  bytes: column.bytes(),
})

/** The archive with pictures as it was sent. */
export const importArchiveParts = plainTable('import_archive_parts', importParts.columns)

/** What the import changed for a row, for the undo. */
export type Made = {
  /** What was added: an organization with its profile and address, an account, a role. */
  organizationId?: string
  addressId?: string | null
  userId?: string
  roleId?: string
  /** The existing account that became an admin of the organization. */
  knownId?: string
  /** What was filled in, and the version of the row afterwards. */
  filled?: Record<string, unknown>
  version?: number
  /** A vacancy that was added, or changed: `before` has the old values of its columns, and of those of its address. */
  vacancyId?: string
  before?: Record<string, unknown>
  addressBefore?: Record<string, unknown>
  /** An entry of the social map that was added, or filled in: `before` has the old values of its columns. */
  entryId?: string
  /** The version of its address; 0 without one. */
  addressVersion?: number
  /** The external id that was given to a vacancy that had none. */
  externalId?: string
}

export const importRows = tableOf(importRow, {
  filled: ['texts', 'faults', 'warnings', 'outcome', 'choice'],
  columns: {
    match_id: column.uuid({ null: true }),
    cells: column.json<string[]>()(),
    corrections: column.json<Record<string, string>>()({ filled: true }),
    kept: column.json<Record<string, string>>()({ filled: true }),
    refusal: column.json<Record<string, { code: string; words?: { nl: string; en: string } }>>()({ null: true }),
    keys: column.texts({ filled: true }),
    made: column.json<Made>()({ null: true }),
  },
})
