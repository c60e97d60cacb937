import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import { isUuid } from '#kernel/fields/uuid.ts'

const ownOfCenter = (table: string) => `(${table}.organization_type = 'VolunteerCenter' and ${table}.status = 'approved')`

/**
 * All in which the caller has a role; who runs the center has its own organization too, and first, so that whoever takes the
 * first of its type as the default has it selected (decisions 32).
 */
export const ownOrganizations = (isOrdered: boolean): ListConstraint => {
  return ({ alias, statement, caller: { actor } }) => {
    const own = `${alias}.id = any(${statement.param(actor.organizationIds)}::uuid[])`
    if (!hasRole(actor, centerReaders)) return { where: own }
    return { where: `(${own} or ${ownOfCenter(alias)})`, ...(!isOrdered && { order: `${ownOfCenter(alias)} desc, ${alias}.name, ${alias}.id` }) }
  }
}

/** The header's where it may be; else the center's own for who runs it, else the first School or VolunteerCenter by name, else the first (contract §3.2). */
export async function currentOrganizationOf({ db, request }: ApiRequest): Promise<string | null> {
  const { actor, centerId, headers } = request
  const wanted = headers['current-organization-id']
  const staff = hasRole(actor, centerReaders)
  if (actor.organizationIds.length === 0 && !staff) return null
  const [rows] = await db.read(centerId, [
    {
      name: 'current_organization',
      text: `select o.id from organizations o where o.id = any($1::uuid[]) or ($2::boolean and ${ownOfCenter('o')})
        order by coalesce(o.id = $3::uuid, false) desc, ($2::boolean and ${ownOfCenter('o')}) desc, (o.organization_type in ('School', 'VolunteerCenter')) desc, o.name, o.id limit 1`,
      values: [actor.organizationIds, staff, isUuid(wanted) ? wanted : null],
    },
  ])
  return rows![0]?.[0] ?? null
}
