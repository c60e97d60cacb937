import { text } from '#kernel/fields/field.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import { actOnMany } from '#kernel/jsonapi/write/server/change-many.ts'
import { addRole } from '#features/users/roles/server/change-role.ts'
import { usersApi } from './api.ts'
import { contextOf } from './verbs.ts'

/** PATCH /users/add_role: grants a role to each person of a list, to all or none; can be undone for ten seconds. */
export const giveRoleToMany: ApiRoute = {
  method: 'PATCH',
  path: '/users/add_role',
  counts: rowWriteHeaders,
  parameters: 'query',
  run: async (call) =>
    await actOnMany(call, usersApi, {
      ability: 'add_role',
      fields: roleForMany,
      run: async (one) => await addRole(one.db, contextOf(one), one.actor, one.id, one.input, { canUndo: true }),
    }),
}

export const roleForMany = {
  roleName: text({ max: 40 }),
  organizationId: text({ max: 40, optional: true }),
  volunteerCenterId: text({ max: 40, optional: true }),
}
