import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { lockMenus } from './lock-menus.ts'

/** DELETE /menu_items/{id}, PUT …/take_out: with the lines under it. What went an hour ago or longer cannot come back and goes for good. */
export const removeLine: Verb = async (call) => {
  const { tx, id, centerId, actor, now } = call
  await lockMenus(call)
  const rows = await tx
    .updateTable('menu_items')
    .set({ removed_at: now })
    .where('volunteer_center_id', '=', centerId)
    .where('removed_at', 'is', null)
    .where((line) => line.or([line('id', '=', id), line('parent_id', '=', id)]))
    .returning('id')
    .execute()
  await sql`delete from menu_items where volunteer_center_id = ${centerId} and removed_at < ${new Date(now.getTime() - 3_600_000)}`.execute(tx)
  undoable(tx, call, { type: 'menu_items', id, from: 'kept', to: 'removed', before: { ids: rows.map((row) => row.id) } })
  writeAuditEvent(tx, { centerId, actor }, { action: 'menu_item.removed', subjectType: 'menu_items', subjectId: id })
  return id
}
