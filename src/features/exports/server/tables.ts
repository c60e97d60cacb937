import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { exportedList } from '#features/exports/export.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    exports: RowOf<typeof exportedLists>
    export_parts: RowOf<typeof exportParts>
  }
}

export const exportedLists = tableOf(exportedList, {
  filled: ['filters', 'format', 'status', 'row_count'],
  present: ['filters', 'format'],
  columns: { user_id: column.uuid({ null: true }), locale: column.code<'nl' | 'en'>()() },
})

/** The file in pieces of some hundred lines. */
export const exportParts = plainTable('export_parts', {
  id: column.uuid({ filled: true }),
  volunteer_center_id: column.uuid(),
  export_id: column.uuid(),
  position: column.integer(),
  lines: column.text(),
})
