import { BadRequest, Forbidden, Unauthenticated } from '#kernel/http/errors.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { ApiRequest } from '#kernel/jsonapi/server/api-request.ts'
import { listOf } from '#kernel/jsonapi/server/parameters.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { isUuid } from '#kernel/jsonapi/server/uuid.ts'
import { isRoleName } from '#features/users/role-names.ts'

const mayList = ['member', 'admin', 'coordinator', 'center_admin', 'super_admin']
const runsCenter = ['coordinator', 'center_admin', 'super_admin']

/**
 * GET /users with the specification's two filters. They belong together: with an organization the role is the one
 * there, without one it is any role of the center (contract §2.4).
 */
export async function listUsers(call: ApiRequest): Promise<Document> {
  const { actor } = call.request
  if (!actor.userId) throw new Unauthenticated()
  const has = (names: string[]) => actor.roles.some(({ name }) => names.includes(name))
  if (!has(mayList)) throw new Forbidden()

  const own = { organization: '', roles: [] as string[] }
  const parameters = call.parameters().filter(({ name, path, values }) => {
    const filter = path[0] === 'filter' ? path.slice(1).map(snakeCase).join('_') : ''
    if (filter === 'organization_id_eq' || filter === 'organization_id') own.organization = values.at(-1)!.trim()
    else if (filter === 'with_role') own.roles = listOf(values)
    else return true
    if (!own.roles.every(isRoleName)) throw new BadRequest('invalid_filter_value', { parameter: name })
    return false
  })
  const { organization, roles } = own
  if (organization && !has(runsCenter) && !actor.organizationIds.includes(organization)) throw new Forbidden('not_a_member')

  return await call.list(
    'users',
    ({ alias, statement, center }) => {
      if (!organization && roles.length === 0) return {}
      const conditions = [
        `r.user_id = ${alias}.id`,
        ...(roles.length > 0 ? [`r.name = any(${statement.param(roles)}::text[])`] : []),
        ...(organization ? [isUuid(organization) ? `r.organization_id = ${statement.param(organization)}::uuid` : 'false'] : []),
        // Without an organization the specification's `admin` still means: of some organization.
        `r.volunteer_center_id = ${center}`,
      ]
      return { where: `exists (select 1 from user_roles r where ${conditions.join(' and ')})` }
    },
    call.query('users', 'list', parameters),
  )
}
