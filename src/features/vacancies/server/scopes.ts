import type { Scopes } from '#kernel/access/server/scope.ts'
import { extendable } from '#features/vacancies/states.ts'

export const vacancyScopes = {
  published: `@.status = 'published'`,
  /** By their address those that have ended can be read too; they say so (decisions 11). */
  shown: `@.status in ('published', 'paused', 'filled', 'closed')`,
  own: '@.organization_id = any(:organizations)',
  ownAsAdmin: '@.organization_id = any(:adminOrganizations)',
} satisfies Scopes

/** In which states a verb can be done (domain §3.1). */
export const vacancyPossible = {
  publish: `@.status = 'pending'`,
  deny: `@.status = 'pending'`,
  extend: `@.status in ('${extendable.join(`', '`)}')`,
} satisfies Scopes
