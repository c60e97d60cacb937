import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseReferenced } from './refuse-referenced.ts'

/** Takes a file away for good, with its copies; not while something shows it. */
export const removeFile: Verb = async ({ tx, id, centerId, actor }) => {
  await refuseReferenced(tx, centerId, id)
  await tx.deleteFrom('files').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'file.removed', subjectType: 'files', subjectId: id })
  return id
}
