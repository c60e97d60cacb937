import { hasRole } from '#kernel/access/actor.ts'
import { centerStaff, workingStaff } from '#kernel/access/role-sets.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import type { AskingCall } from '#kernel/jsonapi/registry/server/registry.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'

/**
 * Who may ask for a list of people (contract §3.2): members and staff; anybody for oneself, which is how some clients ask who
 * they are. A foreign organization is refused, not empty.
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
