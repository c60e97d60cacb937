import { today } from '#kernel/db/server/today.ts'
import type { ApiOf } from '#kernel/jsonapi/server/registry.ts'
import { nearFilters } from '#features/places/server/near-filters.ts'
import { address, organization, organizationProfile } from '#features/organizations/organization.ts'
import { approveOrganization } from './approve.ts'
import { askOrganization } from './ask.ts'
import { removeOrganization } from './remove.ts'
import { undoStatus } from './undo-status.ts'
import { updateOrganization } from './update.ts'
import { addressScopes, organizationProfileScopes, organizationScopes } from './scopes.ts'

export const organizationsApi: ApiOf<typeof organization> = {
  resource: organization,
  scopes: organizationScopes,
  list: true,
  get: true,
  update: updateOrganization,
  updateTakes: ['logo', 'cover'],
  remove: removeOrganization,
  actions: {
    approve: { run: approveOrganization },
    ask: { run: askOrganization },
  },
  undo: undoStatus,
  filters: {
    search: { kind: 'contains', sql: 'plain(@.name) like plain(:value) or plain(@.summary) like plain(:value)' },
    mine: { kind: 'boolean', sql: '@.id = any(:organizations)' },
    withOpenVacancies: {
      kind: 'boolean',
      sql: `exists (select 1 from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.organization_id = @.id and v.status = 'published'
        and v.valid_through >= ${today})`,
    },
    ...nearFilters(
      (isNear) =>
        `exists (select 1 from addresses a where a.volunteer_center_id = @.volunteer_center_id and a.id = @.address_id and ${isNear('a.latitude', 'a.longitude')})`,
    ),
  },
}

export const organizationProfilesApi: ApiOf<typeof organizationProfile> = { resource: organizationProfile, scopes: organizationProfileScopes, get: true }
export const addressesApi: ApiOf<typeof address> = { resource: address, scopes: addressScopes, get: true }
