import type { libraryFile, replacedWords } from '#features/files/model/file.ts'
import { type PreparedFile, columnsOf, storeCopies } from '#features/files/storage/server/keep-file.ts'
import { nameOfFile } from '#features/uploads/server/name-of-file.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'

/** @throws 409 file_in_use while something shows it (domain §3.9) */
async function refuseReferenced(tx: Tx, centerId: string, id: string): Promise<void> {
  const used = await tx
    .selectFrom('file_uses')
    .select('file_id')
    .where('volunteer_center_id', '=', centerId)
    .where('file_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  if (used) throw new Refused('file_in_use')
}

/** Changes the texts, the focus point and the status of a file. */
export const changeFile: Verb<UpdateOf<typeof libraryFile>> = async (call) => {
  const { tx, id, input } = call
  const { status, name, ...words } = input
  const columns: Record<string, unknown> = Object.fromEntries(Object.entries(words).map(([key, value]) => [snakeCase(key), value]))
  const { kind, status: from } = await tx.selectFrom('files').select(['kind', 'status']).where('id', '=', id).executeTakeFirstOrThrow()
  if (name !== undefined) columns['name'] = nameOfFile(name, kind === 'document' ? 'pdf' : 'webp')
  if (status && status !== from) {
    await changeStatus(call, from, status)
    Object.assign(columns, { status, removed_at: status === 'removed' ? call.now : null })
  }
  if (Object.keys(columns).length > 0) await tx.updateTable('files').set(columns).where('id', '=', id).execute()
  return id
}

async function changeStatus(call: Call, from: 'kept' | 'removed', to: 'kept' | 'removed'): Promise<void> {
  const { tx, id, centerId, actor } = call
  if (to === 'removed') await refuseReferenced(tx, centerId, id)
  undoable(tx, call, { type: 'files', id, from, to })
  writeAuditEvent(tx, { centerId, actor }, { action: to === 'removed' ? 'file.thrown_away' : 'file.restored', subjectType: 'files', subjectId: id, from, to })
}

/** Deletes a file and its copies for good; refused while it is referenced. */
export const removeFile: Verb = async ({ tx, id, centerId, actor }) => {
  await refuseReferenced(tx, centerId, id)
  await tx.deleteFrom('files').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'file.removed', subjectType: 'files', subjectId: id })
  return id
}

/** Texts and focus point of a picture before anybody has changed them. */
const unsaid = { alt_nl: null, alt_en: null, decorative: false, focus_x: 50, focus_y: 50, credit: null, license: null }

/**
 * Replaces the content of a file everywhere it is shown. A picture gets new addresses, since browsers keep the old ones cached; a document
 * keeps its address, since texts link to it.
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

/** Removes the link to a stock tile grid from a replaced file, so that the next who asks for that grid gets a new drawing. */
async function forgetScene(tx: Tx, centerId: string, id: string): Promise<void> {
  await tx
    .updateTable('stock_images')
    .set({ file_id: null, drawn_in: null })
    .where('volunteer_center_id', '=', centerId)
    .where('file_id', '=', id)
    .where('scene', 'is not', null)
    .execute()
}

/** Undoes a change of status: restores a removed file, or removes it again while nothing references it. */
export const undoStatus: ResourceApi['undo'] = {
  ability: 'update',
  run: async ({ tx, centerId, now }, { id, from }) => {
    const status = from === 'removed' ? 'removed' : 'kept'
    if (status === 'removed') await refuseReferenced(tx, centerId, id)
    await tx
      .updateTable('files')
      .set({ status, removed_at: status === 'removed' ? now : null })
      .where('id', '=', id)
      .execute()
  },
}
