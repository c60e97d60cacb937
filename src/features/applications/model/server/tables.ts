import { type RowOf, column, tableOf } from '#kernel/db/table.ts'
import { application } from '#features/applications/model/application.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    applications: RowOf<typeof applications>
  }
}

export const applications = tableOf(application, {
  filled: ['status', 'motivation', 'answers', 'source', 'phone_shared', 'tags'],
  present: ['motivation', 'answers', 'phone_shared'],
  columns: {
    decided_by: column.uuid({ null: true }),
    reminded_days: column.integer({ filled: true }),
    guest_name: column.text({ null: true }),
    start_told_for: column.moment({ null: true }),
    evaluation_asked_at: column.moment({ null: true }),
    snoozed_until: column.day({ null: true }),
    submitted_by: column.uuid({ null: true }),
    calendar_key: column.text({ null: true }),
    calendar_sequence: column.integer({ filled: true }),
  },
})
