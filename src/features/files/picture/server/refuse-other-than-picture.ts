import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { useWords } from '#features/files/model/messages.ts'

/** @throws 404 related_not_found for a file that is not there or was thrown away, 422 inclusion for a document: at the relation */
export async function refuseOtherThanPicture(
  { tx, centerId }: Pick<Call, 'tx' | 'centerId'>,
  { fileId, relation }: { fileId: string; relation: string },
): Promise<void> {
  const about = { attribute: relation, pointer: `/data/relationships/${relation}` }
  const file = await tx
    .selectFrom('files')
    .select('kind')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', fileId)
    .where('status', '=', 'kept')
    .executeTakeFirst()
  if (!file) throw new HttpError(404, [{ code: 'related_not_found', ...about, words: sayInAll(useWords.gone) }])
  if (file.kind !== 'picture') throw new Invalid([{ code: 'inclusion', ...about }])
}
