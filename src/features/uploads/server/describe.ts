import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { upload } from '#features/uploads/upload.ts'

/** Says what is on a picture, for who cannot see it. */
export const describeUpload: Verb<UpdateOf<typeof upload>> = async ({ tx, id, input }) => {
  if (input.alt !== undefined) await tx.updateTable('uploads').set({ alt: input.alt }).where('id', '=', id).execute()
  return id
}
