import { type RowOf, column, plainTable } from '#kernel/db/table.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    region_totals: RowOf<typeof regionTotals>
  }
}

/** What each center has, counted each hour (`region_counts`). */
export const regionTotals = plainTable('region_totals', {
  volunteer_center_id: column.uuid(),
  vacancies: column.integer(),
  counted_at: column.moment({ filled: true }),
})
