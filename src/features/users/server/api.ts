import type { ResourceApi } from '#kernel/jsonapi/server/registry.ts'
import { role, user } from '#features/users/user.ts'
import { roleScopes, userScopes } from './scopes.ts'

export const usersApi: ResourceApi = {
  resource: user,
  scopes: userScopes,
  includes: ['roles', 'organizations'],
  list: { maxSize: 1000 },
  get: true,
  filters: {
    self: { kind: 'boolean', sql: '@.id = :user' },
    search: { kind: 'contains', sql: `plain(@.first_name || ' ' || @.last_name) like plain(:value)` },
  },
}
export const rolesApi: ResourceApi = { resource: role, scopes: roleScopes }
