import { type RowOf, column, tableOf } from '#kernel/db/table.ts'
import { centerLook } from '#features/settings/model/center-look.ts'
import { volunteerCenterProfile } from '#features/settings/model/center-profile.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    volunteer_center_profiles: RowOf<typeof volunteerCenterProfiles>
    center_looks: RowOf<typeof centerLooks>
  }
}

export const volunteerCenterProfiles = tableOf(volunteerCenterProfile)
export const centerLooks = tableOf(centerLook, { columns: { chosen_by: column.uuid({ null: true }), created_at: column.moment({ filled: true }) } })
