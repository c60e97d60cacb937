import { type RowOf, column, plainTable, tableOf } from '#kernel/db/table.ts'
import type { HeaderTheme, TenantFacts } from '#features/tenancy/tenant.ts'
import { volunteerCenter } from '#features/tenancy/volunteer-center.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    volunteer_centers: RowOf<typeof volunteerCenters>
    sharing_tenants: RowOf<typeof sharingTenants>
    tenants: RowOf<typeof tenants>
    tenant_hosts: RowOf<typeof tenantHosts>
    center_removals: RowOf<typeof centerRemovals>
  }
}

export const volunteerCenters = tableOf(volunteerCenter, {
  filled: ['opening_hours', 'welcome', 'reviews_vacancies', 'activities_need_approval', 'shown_in_region'],
  columns: { tenant_key: column.text(), is_default: column.boolean({ filled: true }), suspended_at: column.moment({ null: true }) },
})

/** The tenants whose centers share (ADR 0037). */
export const sharingTenants = plainTable('sharing_tenants', { tenant_key: column.text() })

/** The sites (ADR 0061). The header without its flag `sticky`, which is a column of its own. */
export const tenants = plainTable('tenants', {
  key: column.text(),
  kind: column.code<TenantFacts['kind']>()(),
  name: column.text({ null: true }),
  context: column.code<TenantFacts['context']>()(),
  participation_site: column.boolean({ filled: true }),
  oldebroek_type: column.boolean({ filled: true }),
  sticky_header: column.boolean({ filled: true }),
  header: column.json<Omit<HeaderTheme, 'sticky'>>()(),
  footer_color: column.text({ null: true }),
  corners: column.code<TenantFacts['corners']>()({ filled: true }),
  origin: column.text({ null: true }),
  suspended_at: column.moment({ null: true }),
  created_at: column.moment({ filled: true }),
})

/** Exact hosts of sites; without a center the host shows the default one. */
export const tenantHosts = plainTable('tenant_hosts', {
  host: column.text(),
  tenant_key: column.text(),
  center_id: column.uuid({ null: true }),
  is_main: column.boolean({ filled: true }),
  created_at: column.moment({ filled: true }),
})

/** Centers that are to be removed, and those that were (ADR 0080). */
export const centerRemovals = plainTable('center_removals', {
  id: column.uuid({ filled: true }),
  center_id: column.uuid(),
  name: column.text(),
  town: column.text(),
  planned_at: column.moment({ filled: true }),
  planned_by: column.uuid({ null: true }),
  due_at: column.moment(),
  without_export: column.text({ null: true }),
  started_at: column.moment({ null: true }),
  finished_at: column.moment({ null: true }),
  removed: column.json<Record<string, number>>()({ filled: true }),
})
