import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { upload } from '#features/uploads/upload.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    uploads: RowOf<typeof uploads>
    upload_copies: RowOf<typeof uploadCopies>
  }
}

export const uploads = tableOf(upload, { columns: { user_id: column.uuid({ null: true }), operation_id: column.uuid({ null: true }) } })
export const uploadCopies = plainTable('upload_copies', {
  volunteer_center_id: column.uuid(),
  upload_id: column.uuid(),
  key: column.text(),
  name: column.text(),
  content: column.bytes({ null: true }),
  object_key: column.text({ null: true }),
})
