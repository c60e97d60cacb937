import { type RowOf, column, plainTable } from '#kernel/db/table.ts'
import type { CenterExportStatus } from '#features/center-archives/center-export.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    center_exports: RowOf<typeof centerExports>
    center_export_parts: RowOf<typeof centerExportParts>
    center_arrivals: RowOf<typeof centerArrivals>
  }
}

export const centerExports = plainTable('center_exports', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  user_id: column.uuid({ null: true }),
  status: column.code<CenterExportStatus>()({ filled: true }),
  passphrase: column.encrypted({ null: true }),
  row_count: column.integer({ null: true }),
  created_at: column.moment({ filled: true }),
  ready_at: column.moment({ null: true }),
  expires_at: column.moment({ null: true }),
})

/** An archive in pieces of a megabyte. */
export const centerExportParts = plainTable('center_export_parts', {
  volunteer_center_id: column.uuid(),
  export_id: column.uuid(),
  position: column.integer(),
  content: column.bytes({ null: true }),
  object_key: column.text({ null: true }),
})

export const centerArrivals = plainTable('center_arrivals', {
  volunteer_center_id: column.uuid(),
  user_id: column.uuid(),
  known_user_id: column.uuid({ null: true }),
  digest: column.bytes({ null: true }),
  told_at: column.moment({ null: true }),
  answer: column.code<'yes' | 'no'>()({ null: true }),
  answered_at: column.moment({ null: true }),
})
