import { writeAuditEvent } from '#kernel/audit/server/trace.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { refuseReferenced } from './refuse-used.ts'

/** Takes a file away for good, with its copies; not while something shows it. */
export const removeFile: Verb = async ({ tx, id, centerId, actor }) => {
  await refuseReferenced(tx, centerId, id)
  await tx.deleteFrom('files').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'file.removed', subjectType: 'files', subjectId: id })
  return id
}
