import { randomBytes } from 'node:crypto'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import type { Purpose } from '#features/uploads/purposes.ts'
import type { DrawnCopy } from './draw-copies.ts'

/** Keeps the copies of a picture under an address that nobody can guess. */
export const keepUpload: Verb<{ purpose: Purpose; alt?: string | null }, DrawnCopy[]> = async ({ tx, centerId, actor, input, prepared: copies }) => {
  const key = randomBytes(16).toString('base64url')
  const { id } = await tx
    .insertInto('uploads')
    .values({
      volunteer_center_id: centerId,
      user_id: actor.userId,
      purpose: input.purpose,
      alt: input.alt ?? null,
      pictures: JSON.stringify(copies.map(({ side, width, height }) => ({ url: `/uploads/${key}/${side}.webp`, width, height }))),
      bytes: copies.reduce((sum, { content }) => sum + content.length, 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('upload_copies')
    .values(copies.map(({ side, content }) => ({ volunteer_center_id: centerId, upload_id: id, key, width: side, webp: content })))
    .execute()
  return id
}
