import { sql } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { isUsed } from './uses.ts'

/** Takes a picture away for good, with its copies; not while it is shown somewhere (domain §3.9). */
export const removeUpload: Verb = async ({ tx, id, centerId, actor }) => {
  const { rows } = await sql<{ used: boolean }>`select ${sql.raw(isUsed('uploads'))} as used from uploads where id = ${id}`.execute(tx)
  if (rows[0]?.used) throw new Refused('upload_in_use')
  await tx.deleteFrom('uploads').where('id', '=', id).execute()
  trace(tx, { centerId, actor }, { action: 'upload.removed', subjectType: 'uploads', subjectId: id })
  return id
}
