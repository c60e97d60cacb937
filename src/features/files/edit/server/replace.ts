import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { replacedWords } from '#features/files/model/file.ts'
import { columnsOf, storeCopies } from '#features/files/storage/server/store-file.ts'
import type { PreparedFile } from '#features/files/storage/server/prepare-file.ts'

/** What was said of a picture, before anybody said it. */
const unsaid = { alt_nl: null, alt_en: null, decorative: false, focus_x: 50, focus_y: 50, credit: null, license: null }

/**
 * Another content in the same place: it is shown wherever the file was. A picture gets other addresses, so that nobody is shown the
 * old one that they kept; a document keeps its address, for texts link to it.
 */
export const replaceFile: Verb<{ words?: (typeof replacedWords)[number] | null }, PreparedFile> = async (call) => {
  const { tx, id, centerId, actor, input, prepared: file } = call
  const before = await tx.selectFrom('files').select(['kind', 'status', 'sha256', 'key']).where('id', '=', id).executeTakeFirstOrThrow()
  refuseOther(before, file.kind)
  if (before.sha256.equals(file.sha256)) return { id, meta: { known: true } }
  await tx.deleteFrom('file_copies').where('volunteer_center_id', '=', centerId).where('file_id', '=', id).execute()
  const { columns, rows } = columnsOf(file.copies, file.kind === 'document' ? before.key : undefined)
  await tx
    .updateTable('files')
    .set({ ...columns, bytes: file.bytes, sha256: file.sha256, ...(input.words === 'ask' && unsaid) })
    .where('id', '=', id)
    .execute()
  await storeCopies(tx, { centerId, id, kind: file.kind }, rows)
  await forgetScene(tx, centerId, id)
  writeAuditEvent(tx, { centerId, actor }, { action: 'file.replaced', subjectType: 'files', subjectId: id })
  return id
}

/** @throws 422 other_kind, 409 file_thrown_away */
export function refuseOther(before: { kind: string; status: string }, kind: string): void {
  if (before.kind !== kind) throw new Invalid([{ code: 'other_kind', attribute: 'file' }])
  if (before.status !== 'kept') throw new Refused('file_thrown_away')
}

/** The replaced file no longer stands for a stock tile grid: the grid is drawn again for the next who asks for it. */
async function forgetScene(tx: Tx, centerId: string, id: string): Promise<void> {
  await tx
    .updateTable('stock_images')
    .set({ file_id: null, drawn_in: null })
    .where('volunteer_center_id', '=', centerId)
    .where('file_id', '=', id)
    .where('scene', 'is not', null)
    .execute()
}
