import { type RowOf, column, tableOf } from '#kernel/db/table.ts'
import { address, organization, organizationProfile } from '#features/organizations/model/organization.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    organizations: RowOf<typeof organizations>
    organization_profiles: RowOf<typeof organizationProfiles>
    addresses: RowOf<typeof addresses>
  }
}

export const organizations = tableOf(organization, {
  filled: ['status', 'summary', 'status_since', 'is_trusted_with_activities', 'is_on_social_map'],
  present: ['is_trusted_with_activities', 'is_on_social_map'],
  columns: {
    response_count: column.integer({ filled: true }),
    resubmissions: column.integer({ filled: true }),
    moved_to_center_id: column.uuid({ null: true }),
    changed_by: column.uuid({ null: true }),
  },
})
export const organizationProfiles = tableOf(organizationProfile, { filled: ['description', 'themes'] })
export const addresses = tableOf(address)
