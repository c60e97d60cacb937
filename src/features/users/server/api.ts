import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { roleNames } from '#kernel/access/actor.ts'
import { centerStaff, rankFrom, workingStaff } from '#kernel/access/role-sets.ts'
import { role, user } from '#features/users/model/user.ts'
import { mayListPeople, notInOrganization, seen } from '#features/users/staff-list/server/list-people.ts'
import { roleScopes, userScopes } from '#features/users/model/server/scopes.ts'
import { undoStatus } from '#features/users/account/server/archive-user.ts'
import { changePerson, giveRole, removePerson, signOutPerson, takeRole } from './verbs.ts'

const hasRoleHere = (condition: string) => `exists (select 1 from user_roles r where r.user_id = @.id and r.volunteer_center_id = :center and ${condition})`
const inOrganization = hasRoleHere('r.organization_id = :value')
/**
 * SQL: people whose address the actor may read may be searched by it: everybody for center staff, the people of one's own organizations for
 * an admin.
 */
const showsMail = `(:rank >= ${rankFrom(centerStaff)} or ${hasRoleHere('r.organization_id = any(:adminOrganizations)')})`

export const usersApi: ApiOf<typeof user> = {
  resource: user,
  scopes: userScopes,
  own: 'self',
  // Staff may ask for a thousand at once (contract §2.3); others get ordinary pages.
  list: { maxSize: 1000, longFor: workingStaff, allow: mayListPeople },
  gathers: true,
  get: true,
  update: changePerson,
  remove: removePerson,
  undo: undoStatus,
  memberVerbs: {
    // The verbs decide which roles somebody may grant and revoke.
    addRole: { run: giveRole, ability: 'add_role', include: ['roles'] },
    removeRole: { inQuery: true, run: takeRole, ability: 'remove_role', include: ['roles'] },
    endSessions: { run: signOutPerson, ability: 'end_sessions' },
  },
  possible: {
    remove: `@.status <> 'archived'`,
    add_role: `@.status <> 'archived'`,
    end_sessions: `@.status = 'active' and @.id <> :user`,
    resend_confirmation_instructions: `@.status <> 'archived' and (@.confirmed_at is null or @.unconfirmed_email is not null)`,
    sign_in_as_user: `@.status = 'active' and @.id <> :user`,
  },
  filters: {
    self: { kind: 'boolean', sql: '@.id = :user' },
    search: { kind: 'contains', sql: `(@.id = any(array(select people_named(:value))) or (@.email like plain(:value) and ${showsMail}))` },
    organizationId: { kind: 'id', sql: inOrganization },
    organizationIdEq: { kind: 'id', sql: inOrganization },
    // With an organization, the role in it; without one, `admin` means admin of any organization (contract §2.4).
    withRole: {
      kind: 'list',
      values: roleNames,
      beside: ['organizationIdEq', 'organizationId'],
      sql: hasRoleHere('r.name = any(:value) and r.organization_id is not distinct from coalesce(:organizationIdEq, :organizationId, r.organization_id)'),
    },
    notInOrganization,
    seen,
  },
}
export const rolesApi: ApiOf<typeof role> = { resource: role, scopes: roleScopes, get: true }
