import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { volunteerCenter } from '#features/tenancy/volunteer-center.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    volunteer_centers: RowOf<typeof volunteerCenters>
    sharing_tenants: RowOf<typeof sharingTenants>
  }
}

export const volunteerCenters = tableOf(volunteerCenter, {
  filled: ['opening_hours', 'welcome', 'reviews_vacancies'],
  columns: { tenant_key: column.text(), is_default: column.boolean({ filled: true }) },
})

/** The tenants whose centers share (ADR 0037). */
export const sharingTenants = plainTable('sharing_tenants', { tenant_key: column.text() })
