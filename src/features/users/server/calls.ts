import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { roleForMany } from './give-role-to-many.ts'

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'PATCH /api/v1/users/add_role': {
    id: 'addRoleToMany',
    summary: 'Give up to 100 people a role, all of them or none',
    list: 'users',
    body: roleForMany,
    many: 100,
  },
}
