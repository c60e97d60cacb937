import { column } from '#kernel/db/column.ts'
import { plainTable, type RowOf, tableOf } from '#kernel/db/table.ts'
import { importList, importRow } from '#features/imports/model/import.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    imports: RowOf<typeof imports>
    import_rows: RowOf<typeof importRows>
    import_parts: RowOf<typeof importParts>
  }
}

export const imports = tableOf(importList, {
  filled: ['status', 'headers', 'mapping', 'invite', 'row_count', 'progress'],
  columns: { user_id: column.uuid({ null: true }) },
})

/** The file as it came. */
export const importParts = plainTable('import_parts', {
  id: column.uuid({ filled: true }),
  volunteer_center_id: column.uuid(),
  import_id: column.uuid(),
  position: column.integer(),
  bytes: column.bytes(),
})

/** What became of a row, for the undo. */
export type Made = {
  /** What was added: an organization with its profile and place, an account, a role. */
  organizationId?: string
  addressId?: string | null
  userId?: string
  roleId?: string
  /** Somebody with an account already, who runs the organization from now on. */
  knownId?: string
  /** What was filled in, with the version that it had afterwards. */
  filled?: Record<string, unknown>
  version?: number
}

export const importRows = tableOf(importRow, {
  filled: ['texts', 'faults', 'outcome', 'choice'],
  columns: {
    match_id: column.uuid({ null: true }),
    cells: column.json<string[]>()(),
    corrections: column.json<Record<string, string>>()({ filled: true }),
    kept: column.json<Record<string, string>>()({ filled: true }),
    made: column.json<Made>()({ null: true }),
  },
})
