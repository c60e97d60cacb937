import { type RowOf, column, tableOf } from '#kernel/db/table.ts'
import { favourite } from '#features/favourites/favourite.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    favourites: RowOf<typeof favourites>
  }
}

export const favourites = tableOf(favourite, { filled: ['created_at'], columns: { user_id: column.uuid() } })
