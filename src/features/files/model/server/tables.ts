import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { libraryFile } from '#features/files/model/file.ts'
import { stockImage } from '#features/files/model/stock-image.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    files: RowOf<typeof files>
    file_copies: RowOf<typeof fileCopies>
    file_uses: RowOf<typeof fileUses>
    stock_images: RowOf<typeof stockImages>
  }
}

export const files = tableOf(libraryFile, {
  filled: ['status', 'pictures', 'decorative', 'focus_x', 'focus_y'],
  columns: {
    user_id: column.uuid({ null: true }),
    key: column.text(),
    kept_bytes: column.integer(),
    sha256: column.bytes(),
    removed_at: column.moment({ null: true }),
  },
})
export const fileCopies = plainTable('file_copies', {
  volunteer_center_id: column.uuid(),
  file_id: column.uuid(),
  key: column.text(),
  name: column.text(),
  content: column.bytes({ null: true }),
  object_key: column.text({ null: true }),
})
export const fileUses = plainTable('file_uses', {
  volunteer_center_id: column.uuid(),
  file_id: column.uuid(),
  subject_type: column.text(),
  subject_id: column.uuid(),
  place: column.text({ filled: true }),
  title: column.text(),
  path: column.text(),
  shown: column.boolean(),
})
export const stockImages = tableOf(stockImage, {
  filled: ['tags', 'created_at'],
  columns: { drawn_in: column.text({ null: true }), status: column.code<'offered' | 'withdrawn'>()({ filled: true }) },
})
