import { sql } from 'kysely'
import { pictureDescribed } from '#features/uploads/events.ts'
import type { upload } from '#features/uploads/upload.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { isReferenced } from './references.ts'

/** Sets the text alternative of a picture. */
export const describeUpload: Verb<UpdateOf<typeof upload>> = async ({ tx, id, centerId, actor, input }) => {
  if (input.alt === undefined) return id
  const { alt: was } = await tx.selectFrom('uploads').select('alt').where('id', '=', id).executeTakeFirstOrThrow()
  if (was === input.alt) return id
  await tx.updateTable('uploads').set({ alt: input.alt }).where('id', '=', id).execute()
  await emit(tx, pictureDescribed, { centerId, uploadId: id, was: was ?? '', actor })
  return id
}

/** Deletes a picture and its copies for good; refused while it is shown anywhere (domain §3.9). */
export const removeUpload: Verb = async ({ tx, id, centerId, actor }) => {
  const { rows } = await sql<{ used: boolean }>`select ${sql.raw(isReferenced('uploads'))} as used from uploads where id = ${id}`.execute(tx)
  if (rows[0]?.used) throw new Refused('upload_in_use')
  await tx.deleteFrom('uploads').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'upload.removed', subjectType: 'uploads', subjectId: id })
  return id
}
