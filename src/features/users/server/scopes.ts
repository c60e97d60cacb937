import type { Scopes } from '#kernel/access/server/scope.ts'

const sharesOrganization = (ids: string) =>
  `exists (select 1 from user_roles r where r.user_id = @.id and r.volunteer_center_id = :center and r.organization_id = any(${ids}))`

export const userScopes = {
  self: '@.id = :user',
  ownOrganization: sharesOrganization(':organizations'),
  ownOrganizationAsAdmin: sharesOrganization(':adminOrganizations'),
} satisfies Scopes

export const roleScopes = {
  own: '@.user_id = :user',
  ownOrganization: '@.organization_id = any(:organizations)',
} satisfies Scopes
