import type { ResourceApi } from '#kernel/jsonapi/server/registry.ts'
import { role, user } from '#features/users/user.ts'
import { roleScopes, userScopes } from './scopes.ts'

export const usersApi: ResourceApi = { resource: user, scopes: userScopes, includes: ['roles', 'organizations'], get: true }
export const rolesApi: ResourceApi = { resource: role, scopes: roleScopes }
