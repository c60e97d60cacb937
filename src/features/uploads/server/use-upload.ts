import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { useWords } from '#features/uploads/messages.ts'
import type { Purpose } from '#features/uploads/purposes.ts'

/**
 * Checks that the caller may show a picture on what they change: their own upload for this purpose at this center, or the picture that is
 * shown there already.
 * @throws 404 related_not_found, 422 when it was uploaded for another purpose
 */
export async function refuseOthersUpload(
  { tx, centerId, actor }: Pick<Call, 'tx' | 'centerId' | 'actor'>,
  { id, purpose, relation }: { id: string; purpose: Purpose; relation: string },
): Promise<void> {
  const found = await tx
    .selectFrom('uploads')
    .select(['purpose', 'user_id'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirst()
  const about = { attribute: relation, pointer: `/data/relationships/${relation}` }
  // Another person's upload and one that was deleted get the same answer, at the field.
  if (!found || found.user_id !== actor.userId) throw new HttpError(404, [{ code: 'related_not_found', ...about, words: sayInAll(useWords.gone) }])
  if (found.purpose !== purpose) throw new Invalid([{ code: 'inclusion', ...about }])
}
