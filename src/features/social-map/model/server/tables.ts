import { column, type RowOf, tableOf } from '#kernel/db/table.ts'
import { mapEntry } from '#features/social-map/model/entry.ts'
import { suggestion } from '#features/social-map/model/suggestion.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    social_map_entries: RowOf<typeof socialMapEntries>
    social_map_suggestions: RowOf<typeof socialMapSuggestions>
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
    claimed_by: column.uuid({ null: true }),
    words: column.text({ filled: true }),
  },
})

export const socialMapSuggestions = tableOf(suggestion, {
  filled: ['status', 'created_at'],
  columns: { user_id: column.uuid(), decided_by: column.uuid({ null: true }) },
})
