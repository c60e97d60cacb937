import { seenPeriods } from '#features/users/model/user-states.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff, rankFrom, workingStaff } from '#kernel/access/role-sets.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { AskingCall } from '#kernel/jsonapi/registry/server/registry.ts'
import type { FilterScope } from '#kernel/jsonapi/registry/server/verbs.ts'

/**
 * Who may list people (contract §3.2): members and staff; everybody may ask for themselves, as some clients do to learn who they are.
 * Another organization is refused, rather than answered with an empty list.
 */
export function mayListPeople(call: AskingCall): void {
  const { actor } = call.request
  const filters = new Map(
    call.parameters().flatMap(({ path: [family, ...name], values }) => (family === 'filter' ? [[name.map(snakeCase).join('_'), values]] : [])),
  )
  const asked = (name: string) => filters.get(name)?.at(-1)?.trim()
  const isOneself = ['true', '1', 't'].includes(asked('self') ?? '')
  if (!isOneself && !hasRole(actor, workingStaff)) throw new Forbidden()
  const organization = asked('organization_id_eq') || asked('organization_id')
  if (organization && !hasRole(actor, centerStaff) && !actor.organizationIds.includes(organization)) throw new Forbidden('not_a_member')
}

/** People without a role at an organization, who could be invited. The actor cannot ask this of organizations other than their own. */
export const notInOrganization: FilterScope = {
  kind: 'lookup',
  about: 'Id of an organization: people who have no role there',
  sql: `not exists (select 1 from user_roles r where r.user_id = @.id and r.volunteer_center_id = :center and r.organization_id = :value1::uuid)`,
  read: async (sent, _parameter, { actor }) => {
    if (!hasRole(actor, centerStaff) && !actor.organizationIds.includes(sent)) throw new Forbidden('not_a_member')
    return [isUuid(sent) ? sent : null]
  },
}

const period = `case when @.last_seen_at is null then 'never' when @.last_seen_at > now() - interval '7 days' then 'week'
  when @.last_seen_at > now() - interval '1 month' then 'month' when @.last_seen_at > now() - interval '6 months' then 'half_year' else 'longer' end`

/** Filters by the time of the last visit; finds nobody for people who may not read it. */
export const seen: FilterScope = { kind: 'list', values: seenPeriods, sql: `(:rank >= ${rankFrom(centerStaff)} and ${period} = any(:value))` }
