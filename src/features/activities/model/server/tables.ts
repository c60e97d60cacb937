import { column, plainTable, type RowOf, tableOf } from '#kernel/db/table.ts'
import { activity, type ProposedWords } from '#features/activities/model/activity.ts'
import { occurrence } from '#features/activities/model/occurrence.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    activities: RowOf<typeof activities>
    activity_occurrences: RowOf<typeof activityOccurrences>
    activity_followers: RowOf<typeof activityFollowers>
    agenda_tokens: RowOf<typeof agendaTokens>
  }
}

export const activities = tableOf(activity, {
  filled: [
    'description',
    'categories',
    'kind',
    'target_groups',
    'languages',
    'is_all_day',
    'timezone',
    'rule',
    'exdates',
    'attendance_mode',
    'online_shown',
    'cost_kind',
    'accessibility',
    'registration_needed',
    'translations',
    'series_id',
    'uid',
    'sequence',
    'status',
    'status_since',
  ],
  present: ['description', 'kind', 'is_all_day', 'rule', 'attendance_mode', 'online_shown', 'cost_kind', 'registration_needed', 'translations'],
  columns: {
    denied_reason: column.text({ null: true }),
    proposed: column.json<ProposedWords>()({ null: true }),
    proposed_since: column.moment({ null: true }),
    is_fully_derived: column.boolean({ filled: true }),
  },
})
export const activityOccurrences = tableOf(occurrence, { filled: ['status', 'sequence'], columns: { removed_at: column.moment({ null: true }) } })
export const activityFollowers = plainTable('activity_followers', {
  volunteer_center_id: column.uuid(),
  id: column.uuid({ filled: true }),
  user_id: column.uuid(),
  activity_id: column.uuid(),
  occurrence_id: column.uuid({ null: true }),
  created_at: column.moment({ filled: true }),
})
export const agendaTokens = plainTable('agenda_tokens', {
  volunteer_center_id: column.uuid(),
  user_id: column.uuid(),
  digest: column.bytes(),
  created_at: column.moment({ filled: true }),
})
