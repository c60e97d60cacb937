import { type RowOf, column, plainTable } from '#kernel/db/table.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    first_days: RowOf<typeof firstDays>
  }
}

/** A row for each center that has put its checklist away. */
export const firstDays = plainTable('first_days', { volunteer_center_id: column.uuid(), put_away_at: column.moment({ filled: true }) })
