import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { copyOf } from '#kernel/db/copy-row.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'
import { renewDates } from '#features/vacancies/transitions/server/renew-dates.ts'
import { insertVacancy } from './insert-vacancy.ts'

/** What became of the vacancy itself; a copy begins anew. */
export const notCopied = [
  'slug',
  'status',
  'statusSince',
  'deniedReason',
  'closedReason',
  'priorityUntil',
  'publishedAt',
  'placesTaken',
  'createdAt',
  'updatedAt',
] as const satisfies readonly (keyof typeof vacancy.attributes)[]

/** PUT /vacancies/{id}/duplicate: a draft with the same words, to be changed and handed in. The answer is the copy. */
export const duplicateVacancy: Verb = async (call) => {
  const { tx, centerId, actor, now } = call
  const row = await tx.selectFrom('vacancies').selectAll().where('id', '=', call.id).executeTakeFirstOrThrow()
  const { organization_id, title } = row
  const { status } = await tx.selectFrom('organizations').select('status').where('id', '=', organization_id).executeTakeFirstOrThrow()
  if (status === 'archived' || status === 'denied') throw new Refused('organization_not_approved')
  const id = await insertVacancy(tx, {
    ...copyOf(vacancy, row, { without: notCopied }),
    volunteer_center_id: centerId,
    organization_id,
    title,
    // Nobody comes on the dates of the copy yet.
    ...renewDates({ ...row, slots: row.slots.map((slot) => ({ ...slot, placesTaken: 0 })) }, now),
  })
  writeAuditEvent(tx, { centerId, actor }, { action: 'vacancy.created', subjectType: 'vacancies', subjectId: id, to: 'draft' })
  return id
}
