import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'

/** DELETE /vacancies/{id}: only a draft that nobody ever applied to can vanish; others are closed and archived. */
export const removeVacancy: Verb = async ({ tx, id, centerId, actor }) => {
  const { status } = await tx.selectFrom('vacancies').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (status !== 'draft') throw new Refused('only_drafts_vanish', { meta: { from: status } })
  const { rows } = await sql`select from applications where volunteer_center_id = ${centerId} and vacancy_id = ${id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Refused('has_applications')
  await tx.deleteFrom('vacancies').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'vacancy.removed', subjectType: 'vacancies', subjectId: id })
  return id
}
