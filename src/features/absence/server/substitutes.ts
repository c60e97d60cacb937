import { sql } from 'kysely'
import { type Actor, hasRole } from '#kernel/access/actor.ts'
import { caseStaff, inRoles } from '#kernel/access/role-sets.ts'

/** SQL: the active people of `u` who answer where somebody answers: of their organizations, or of the center. */
export function substitutes(actor: Actor, centerId: string) {
  const ofCenter = hasRole(actor, caseStaff)
  return sql`u.status = 'active' and u.id <> ${actor.userId} and exists (select from user_roles r where r.volunteer_center_id = ${centerId} and r.user_id = u.id
    and (r.organization_id = any(${actor.organizationIds}::uuid[]) or (${ofCenter} and ${sql.raw(inRoles('r.name', caseStaff))})))`
}
