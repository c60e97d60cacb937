import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { savedSearch } from '#features/saved-searches/saved-search.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    saved_searches: RowOf<typeof savedSearches>
    saved_search_finds: RowOf<typeof savedSearchFinds>
  }
}

export const savedSearches = tableOf(savedSearch, {
  filled: ['created_at', 'query', 'frequency'],
  present: ['query'],
  columns: {
    user_id: column.uuid({ null: true }),
    email: column.text({ null: true }),
    locale: column.text({ filled: true }),
    key: column.text(),
    confirmed_at: column.moment({ null: true }),
    looked_until: column.moment({ filled: true }),
  },
})
export const savedSearchFinds = plainTable('saved_search_finds', {
  volunteer_center_id: column.uuid(),
  saved_search_id: column.uuid(),
  vacancy_id: column.uuid(),
})
