import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { notifyAdmins } from '#features/organizations/model/server/notify-admins.ts'

/** Only an organization that no volunteer ever applied to or asked something can vanish, with what the center and it said to each other; others are archived (domain §3.13). */
export const removeOrganization: Verb = async (call) => {
  const { tx, id, centerId, actor } = call
  if (await hasVolunteers(call)) throw new Refused('has_dependents')
  const { name } = await tx.selectFrom('organizations').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await notifyAdmins(call, { kind: 'organization.removed', name, reason: null, message: null })
  await sql`delete from conversations where organization_id = ${id}`.execute(tx)
  await tx.deleteFrom('vacancies').where('organization_id', '=', id).execute()
  await tx.deleteFrom('organizations').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'organization.removed', subjectType: 'organizations', subjectId: id })
  return id
}

async function hasVolunteers({ tx, id }: Pick<Call, 'tx' | 'id'>): Promise<boolean> {
  const { rows } = await sql`
    select from applications where organization_id = ${id}
    union all select from conversations where organization_id = ${id} and subject_type <> 'organization'
    limit 1
  `.execute(tx)
  return rows.length > 0
}
