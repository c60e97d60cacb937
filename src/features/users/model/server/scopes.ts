import type { Scopes } from '#kernel/access/server/scope.ts'

const sharesOrganization = (ids: string) =>
  `exists (select 1 from user_roles r where r.user_id = @.id and r.volunteer_center_id = :center and r.organization_id = any(${ids}))`

/** Nobody acts on people of higher rank, at any center (ADR 0016). */
const notAbove = 'not outranks(@.id, :rank)'
const below = 'not outranks(@.id, :rank - 1)'
const ofCenter = '@.id = any(array(select r.user_id from user_roles r where r.volunteer_center_id = :center))'

export const userScopes = {
  self: '@.id = :user',
  /** Everybody with a role at this center; a list, so that the planner starts with those people instead of scanning the whole platform. */
  ofCenter,
  ofCenterNotAbove: `${ofCenter} and ${notAbove}`,
  /** Whom one may impersonate: nobody of equal rank (contract §1.7). */
  ofCenterBelow: `${ofCenter} and ${below}`,
  ownOrganization: sharesOrganization(':organizations'),
  ownOrganizationNotAbove: `${sharesOrganization(':adminOrganizations')} and ${notAbove}`,
} satisfies Scopes

export const roleScopes = {
  own: '@.user_id = :user',
  ownOrganization: '@.organization_id = any(:organizations)',
} satisfies Scopes
