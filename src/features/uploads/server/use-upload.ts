import { Invalid, NotFound } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import type { Purpose } from '#features/uploads/purposes.ts'

/**
 * Whether a picture may be shown by whatever the caller changes: their own upload, sent for this purpose, at this center.
 * What is shown there already may be sent back.
 * @throws 404 related_not_found, 422 when it was sent for something else
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
  if (!found || found.user_id !== actor.userId) throw new NotFound('uploads', id, 'related_not_found')
  if (found.purpose !== purpose) throw new Invalid([{ code: 'inclusion', attribute: relation, pointer: `/data/relationships/${relation}` }])
}
