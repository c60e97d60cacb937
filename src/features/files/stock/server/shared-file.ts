import type { Tx } from '#kernel/db/server/database.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { useWords } from '#features/files/model/messages.ts'

/** @throws 404 related_not_found where the picture does not exist */
export async function sharedFile(tx: Tx, centerId: string, id: string | null): Promise<void> {
  const found =
    id !== null &&
    (await tx
      .selectFrom('files')
      .select('id')
      .where('volunteer_center_id', '=', centerId)
      .where('id', '=', id)
      .where('kind', '=', 'picture')
      .where('status', '=', 'kept')
      .executeTakeFirst())
  if (!found) throw new HttpError(404, [{ code: 'related_not_found', attribute: 'file', pointer: '/data/relationships/file', words: sayInAll(useWords.gone) }])
}
