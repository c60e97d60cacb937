import { oneOf, text } from '#kernel/fields/field.ts'
import type { ResourceApi } from '#kernel/jsonapi/server/registry.ts'
import { nearFilters } from '#features/places/server/near-filters.ts'
import { address, organization, organizationProfile } from '#features/organizations/organization.ts'
import { organizationStatuses } from '#features/organizations/states.ts'
import { approveOrganization } from './approve.ts'
import { removeOrganization } from './remove.ts'
import { updateOrganization } from './update.ts'
import { addressScopes, organizationProfileScopes, organizationScopes } from './scopes.ts'

export const organizationsApi: ResourceApi = {
  resource: organization,
  scopes: organizationScopes,
  includes: ['address', 'profile', 'vacancies', 'vacancies.address'],
  list: true,
  get: true,
  update: updateOrganization,
  remove: removeOrganization,
  actions: {
    approve: { input: { status: oneOf(organizationStatuses, { optional: true }), reason: text({ max: 1000, optional: true }) }, run: approveOrganization },
  },
  filters: {
    search: { kind: 'contains', sql: 'plain(@.name) like plain(:value) or plain(@.summary) like plain(:value)' },
    mine: { kind: 'boolean', sql: '@.id = any(:organizations)' },
    withOpenVacancies: {
      kind: 'boolean',
      sql: `exists (select 1 from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.organization_id = @.id and v.status = 'published'
        and v.valid_through >= (now() at time zone 'Europe/Amsterdam')::date)`,
    },
    ...nearFilters(
      (isNear) =>
        `exists (select 1 from addresses a where a.volunteer_center_id = @.volunteer_center_id and a.id = @.address_id and ${isNear('a.latitude', 'a.longitude')})`,
    ),
  },
}

export const organizationProfilesApi: ResourceApi = { resource: organizationProfile, scopes: organizationProfileScopes, includes: ['organization'], get: true }
export const addressesApi: ResourceApi = { resource: address, scopes: addressScopes, get: true }
