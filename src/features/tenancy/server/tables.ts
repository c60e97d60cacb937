import { column } from '#kernel/db/column.ts'
import { type RowOf, tableOf } from '#kernel/db/table.ts'
import { volunteerCenter, volunteerCenterProfile } from '#features/tenancy/volunteer-center.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    volunteer_centers: RowOf<typeof volunteerCenters>
    volunteer_center_profiles: RowOf<typeof volunteerCenterProfiles>
  }
}

export const volunteerCenters = tableOf(volunteerCenter, {
  filled: ['opening_hours', 'welcome', 'reviews_vacancies'],
  columns: { tenant_key: column.text(), is_default: column.boolean({ filled: true }) },
})

const shades = column.json<Record<string, string>>()
/** Colours are told to the world by other names than they have here. */
export const volunteerCenterProfiles = tableOf(volunteerCenterProfile, {
  columns: {
    primary_preset: column.text({ null: true }),
    primary_shades: shades({ null: true }),
    secondary_preset: column.text({ null: true }),
    secondary_shades: shades({ null: true }),
    muted_preset: column.text({ null: true }),
  },
})
