import { sql } from 'kysely'
import { centerColleagues, inRoles } from '#kernel/access/role-sets.ts'
import { HttpError } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

type People = Pick<Call, 'tx' | 'centerId' | 'related'>

/** Somebody who comes to this center. @throws 404 related_not_found, for who is nobody and for who is of another center alike */
export async function refuseStranger({ tx, centerId, related }: People, relation: 'trainer' | 'contact' | 'user'): Promise<void> {
  const person = related[relation]
  if (!person) return
  const roles = relation === 'contact' ? inRoles('r.name', centerColleagues) : 'true'
  const { rows } = await sql`select from users u join user_roles r on r.user_id = u.id
    where u.id = ${person} and u.status = 'active' and r.volunteer_center_id = ${centerId} and ${sql.raw(roles)} limit 1`.execute(tx)
  if (rows.length === 0) throw new HttpError(404, [{ code: 'related_not_found', attribute: relation, pointer: `/data/relationships/${relation}` }])
}
