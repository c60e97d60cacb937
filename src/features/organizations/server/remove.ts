import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'

/** Only an organization that nobody ever applied to can vanish; others are archived (domain §3.13). */
export const removeOrganization: Verb = async ({ tx, id, centerId, actor }) => {
  const { rows } = await sql`select from applications where organization_id = ${id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Refused('has_dependents')
  await tx.deleteFrom('vacancies').where('organization_id', '=', id).execute()
  await tx.deleteFrom('organizations').where('id', '=', id).execute()
  trace(tx, { centerId, actor }, { action: 'organization.removed', subjectType: 'organizations', subjectId: id })
  return id
}
