import { centerReaders, rankFrom } from '#kernel/access/role-sets.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { nearFilters } from '#features/places/server/near-filters.ts'
import { address, organization, organizationProfile } from '#features/organizations/model/organization.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { respondsWithin, silentFor } from '#features/organizations/staff-list/server/activity-filters.ts'
import { approveOrganization, askOrganization, removeOrganization, undoStatus } from '#features/organizations/transitions/server/change-status.ts'
import { createOrganization } from '#features/organizations/editor/server/create.ts'
import { updateOrganization } from '#features/organizations/editor/server/update.ts'
import { addressScopes, organizationProfileScopes, organizationScopes } from '#features/organizations/model/server/scopes.ts'

const contactLike = `@.contact_user_id = any(array(select people_named(:value)))`

export const organizationsApi: ApiOf<typeof organization> = {
  resource: organization,
  scopes: organizationScopes,
  // Repeats the first half of the address's own scope (`addressScopes`), so that PostgreSQL does not search the vacancies of the center.
  shows: { address: organizationScopes.approved },
  own: 'own',
  list: true,
  get: true,
  create: createOrganization,
  openCreate: true,
  createsPeople: true,
  update: updateOrganization,
  updateTakes: ['logo', 'cover'],
  remove: removeOrganization,
  memberVerbs: {
    approve: { run: approveOrganization },
    ask: { run: askOrganization },
  },
  undo: undoStatus,
  filters: {
    // Center staff also find an organization by the name of its contact.
    search: {
      kind: 'contains',
      sql: `plain(@.name) like plain(:value) or plain(@.summary) like plain(:value) or (:rank >= ${rankFrom(centerReaders)} and ${contactLike})`,
    },
    mine: { kind: 'boolean', sql: '@.id = any(:organizations)' },
    withOpenVacancies: {
      kind: 'boolean',
      sql: `exists (select 1 from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.organization_id = @.id and v.status = 'published'
        and v.valid_through >= ${today})`,
    },
    withTheme: {
      kind: 'list',
      values: themes,
      sql: 'exists (select 1 from organization_profiles p where p.volunteer_center_id = @.volunteer_center_id and p.organization_id = @.id and p.themes && :value)',
    },
    respondsWithin,
    silentFor,
    place: {
      kind: 'contains',
      about: 'A town, or the beginning of a postcode',
      sql: `exists (select 1 from addresses a where a.volunteer_center_id = @.volunteer_center_id and a.id = @.address_id and (plain(a.city) like plain(:value) or replace(a.postcode, ' ', '') ilike replace(:value, ' ', '')))`,
    },
    ...nearFilters(
      (isNear) =>
        `exists (select 1 from addresses a where a.volunteer_center_id = @.volunteer_center_id and a.id = @.address_id and ${isNear('a.latitude', 'a.longitude')})`,
    ),
  },
}

export const organizationProfilesApi: ApiOf<typeof organizationProfile> = { resource: organizationProfile, scopes: organizationProfileScopes, get: true }
export const addressesApi: ApiOf<typeof address> = { resource: address, scopes: addressScopes, get: true }
