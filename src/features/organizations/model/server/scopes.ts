import type { Scopes } from '#kernel/access/server/scope.ts'

export const organizationScopes = {
  approved: `@.status = 'approved'`,
  own: '@.id = any(:organizations)',
  ownAsAdmin: '@.id = any(:adminOrganizations)',
} satisfies Scopes

/** A profile is visible with its organization. */
export const organizationProfileScopes = {
  approved: `exists (select 1 from organizations o where o.volunteer_center_id = @.volunteer_center_id and o.id = @.organization_id and o.status = 'approved')`,
  own: '@.organization_id = any(:organizations)',
  ownAsAdmin: '@.organization_id = any(:adminOrganizations)',
} satisfies Scopes

/** An address is visible with its organization or vacancy, unless the vacancy hides it. A private home never is. */
export const addressScopes = {
  shown: `exists (select 1 from organizations o where o.volunteer_center_id = @.volunteer_center_id and o.address_id = @.id and o.status = 'approved')
    or exists (select 1 from vacancies v where v.volunteer_center_id = @.volunteer_center_id and v.address_id = @.id and v.status in ('published', 'paused', 'filled', 'closed')
      and not v.hide_address and v.location_mode <> 'at_home_of_client')`,
} satisfies Scopes
