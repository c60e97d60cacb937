import { column, type RowOf, tableOf } from '#kernel/db/table.ts'
import { mapEntry } from '#features/social-map/model/entry.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    social_map_entries: RowOf<typeof socialMapEntries>
  }
}

export const socialMapEntries = tableOf(mapEntry, {
  filled: [
    'short_description',
    'description',
    'themes',
    'target_groups',
    'languages',
    'phones',
    'services',
    'locations',
    'holiday_rule',
    'is_anbi',
    'status',
    'status_since',
  ],
  present: ['short_description', 'description', 'phones', 'services', 'locations', 'holiday_rule', 'is_anbi'],
  columns: {
    denied_reason: column.text({ null: true }),
    assured_by: column.uuid({ null: true }),
    words: column.text({ filled: true }),
  },
})
