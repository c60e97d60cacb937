import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'
import { isUuid } from '#kernel/fields/uuid.ts'

/** People without a role at an organization: whom one could still invite. Who works for another one is not anybody's to ask. */
export const notInOrganization: FilterScope = {
  kind: 'lookup',
  about: 'Id of an organization: people who have no role there',
  sql: `not exists (select 1 from user_roles r where r.user_id = @.id and r.volunteer_center_id = :center and r.organization_id = :value1::uuid)`,
  read: async (sent, _parameter, { actor }) => {
    if (!hasRole(actor, centerStaff) && !actor.organizationIds.includes(sent)) throw new Forbidden('not_a_member')
    return [isUuid(sent) ? sent : null]
  },
}
