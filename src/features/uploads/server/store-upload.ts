import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { Purpose } from '#features/uploads/purposes.ts'
import { addressCopies } from './address-copies.ts'
import type { DrawnCopy } from './draw-copies.ts'

/** Keeps a picture with its copies. */
export const storeUpload: Verb<{ purpose: Purpose; alt?: string | null }, DrawnCopy[]> = async ({ tx, centerId, actor, input, prepared }) => {
  const { pictures, bytes, rows } = addressCopies('uploads', prepared)
  const { id } = await tx
    .insertInto('uploads')
    .values({
      volunteer_center_id: centerId,
      user_id: actor.userId,
      purpose: input.purpose,
      alt: input.alt ?? null,
      pictures: JSON.stringify(pictures),
      bytes,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('upload_copies')
    .values(rows.map((row) => ({ volunteer_center_id: centerId, upload_id: id, ...row })))
    .execute()
  return id
}
