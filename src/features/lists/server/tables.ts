import { type RowOf, column, tableOf } from '#kernel/db/table.ts'
import { savedView } from '#features/lists/saved-view.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    saved_views: RowOf<typeof savedViews>
  }
}

export const savedViews = tableOf(savedView, { filled: ['created_at', 'query'], present: ['query'], columns: { user_id: column.uuid() } })
