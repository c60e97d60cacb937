import type { Scopes } from '#kernel/access/server/scope.ts'
import { isReferenced } from './references.ts'

export const uploadScopes = {
  own: '@.user_id = :user',
  /** Where everybody sees it. */
  shown: isReferenced('@', ({ shown }) => shown),
  ownOrganization: isReferenced('@', ({ organization }) => `${organization} = any(:organizations)`),
  ownOrganizationAsAdmin: isReferenced('@', ({ organization }) => `${organization} = any(:adminOrganizations)`),
} satisfies Scopes
