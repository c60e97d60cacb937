import type { Scopes } from '#kernel/access/server/scope.ts'
import { isUsed } from './uses.ts'

export const uploadScopes = {
  own: '@.user_id = :user',
  /** Where everybody sees it. */
  shown: isUsed('@', ({ shown }) => shown),
  ownOrganization: isUsed('@', ({ organization }) => `${organization} = any(:organizations)`),
  ownOrganizationAsAdmin: isUsed('@', ({ organization }) => `${organization} = any(:adminOrganizations)`),
} satisfies Scopes
