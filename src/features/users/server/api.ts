import type { ApiOf } from '#kernel/jsonapi/server/registry.ts'
import { roleNames } from '#features/users/role-names.ts'
import { role, user } from '#features/users/user.ts'
import { mayListPeople } from './may-list-people.ts'
import { notInOrganization } from './not-in-organization.ts'
import { roleScopes, userScopes } from './scopes.ts'
import { changePerson, giveRole, removePerson, takeRole } from './verbs.ts'

const hasRoleHere = (condition: string) => `exists (select 1 from user_roles r where r.user_id = @.id and r.volunteer_center_id = :center and ${condition})`
const inOrganization = hasRoleHere('r.organization_id = :value')

export const usersApi: ApiOf<typeof user> = {
  resource: user,
  scopes: userScopes,
  own: 'self',
  list: { maxSize: 1000, allow: mayListPeople },
  get: true,
  update: changePerson,
  remove: removePerson,
  actions: {
    // Whoever may be seen may be asked about; which roles somebody gives and takes, the verbs know.
    addRole: { run: giveRole, ability: 'read', include: ['roles'] },
    removeRole: { inQuery: true, run: takeRole, ability: 'read', include: ['roles'] },
  },
  filters: {
    self: { kind: 'boolean', sql: '@.id = :user' },
    search: { kind: 'contains', sql: `plain(@.first_name || ' ' || @.last_name) like plain(:value)` },
    organizationId: { kind: 'id', sql: inOrganization },
    organizationIdEq: { kind: 'id', sql: inOrganization },
    // With an organization the role is the one there; without one the specification's `admin` is of some organization (contract §2.4).
    withRole: {
      kind: 'list',
      values: roleNames,
      beside: ['organizationIdEq', 'organizationId'],
      sql: hasRoleHere('r.name = any(:value) and r.organization_id is not distinct from coalesce(:organizationIdEq, :organizationId, r.organization_id)'),
    },
    notInOrganization,
  },
}
export const rolesApi: ApiOf<typeof role> = { resource: role, scopes: roleScopes, get: true }
