import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { nameOfFile } from '#features/uploads/server/name-of-file.ts'
import type { libraryFile } from '#features/files/model/file.ts'
import { refuseReferenced } from './refuse-referenced.ts'

/** What is said of a file, what stays in sight of it, and whether it is kept. */
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
