import { column } from '#kernel/db/column.ts'
import { type RowOf, tableOf } from '#kernel/db/table.ts'
import { volunteerCenter } from '#features/tenancy/volunteer-center.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    volunteer_centers: RowOf<typeof volunteerCenters>
  }
}

export const volunteerCenters = tableOf(volunteerCenter, {
  filled: ['opening_hours', 'welcome', 'reviews_vacancies'],
  columns: { tenant_key: column.text(), is_default: column.boolean({ filled: true }) },
})
