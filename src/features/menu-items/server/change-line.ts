import { type Selectable, sql } from 'kysely'
import type { Tables } from '#kernel/db/tables.ts'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import type { menuItem } from '#features/menu-items/menu-item.ts'
import { labelOf, refuseNameless } from './add-line.ts'
import { checkPlace, lastPlace } from './check-place.ts'
import { checkTarget } from './check-target.ts'
import { lockMenus } from './lock-menus.ts'

/** What a line was before it was changed, and the version that it has since. */
export type LineBefore = Pick<
  Selectable<Tables['menu_items']>,
  'menu' | 'parent_id' | 'position' | 'label_nl' | 'label_en' | 'target' | 'target_value' | 'visible_for' | 'feature_flag' | 'new_window'
> & { becameVersion: number }
type Sent = Checked<UpdateOf<typeof menuItem>, typeof menuItem.attributes>

/** PATCH /menu_items/{id}: its words, where it leads, for whom, and in which menu; lines under it go along. */
export const changeLine: Verb<Sent> = async (call) => {
  const { tx, id, centerId, actor, input, related } = call
  await lockMenus(call)
  const row = await tx.selectFrom('menu_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const target = input.target ?? row.target
  const label = input.labelNl === undefined ? row.label_nl : labelOf(input.labelNl)
  refuseNameless(target, label)
  const isOther = input.target !== undefined || input.targetValue !== undefined
  // What has gone meanwhile stays as it is until somebody chooses anew.
  const value = isOther
    ? await checkTarget(call, target, input.targetValue === undefined && target === row.target ? row.target_value : (input.targetValue ?? null))
    : row.target_value
  const menu = input.menu ?? row.menu
  const isMoved = menu !== row.menu
  const parentId = related['parent'] === undefined ? (isMoved ? null : row.parent_id) : related['parent']
  if (parentId !== row.parent_id || target !== row.target) await checkPlace(call, { id, menu, target, parentId })
  await tx
    .updateTable('menu_items')
    .set({
      menu,
      parent_id: parentId,
      ...((isMoved || parentId !== row.parent_id) && { position: await lastPlace(call, menu) }),
      label_nl: label,
      ...(input.labelEn !== undefined && { label_en: labelOf(input.labelEn) }),
      target,
      target_value: value,
      ...(input.visibleFor !== undefined && { visible_for: input.visibleFor }),
      ...(input.featureFlag !== undefined && { feature_flag: input.featureFlag }),
      new_window: target === 'url' && (input.newWindow ?? row.new_window),
    })
    .where('id', '=', id)
    .execute()
  if (isMoved) await sql`update menu_items set menu = ${menu} where volunteer_center_id = ${centerId} and parent_id = ${id}`.execute(tx)
  const { parent_id, position, label_nl, label_en, target_value, visible_for, feature_flag, new_window, lock_version } = row
  const shown = { label_nl, label_en, target: row.target, target_value, visible_for, feature_flag, new_window }
  const before: LineBefore = { menu: row.menu, parent_id, position, ...shown, becameVersion: lock_version + 1 }
  undoable(tx, call, { type: 'menu_items', id, from: 'kept', to: 'changed', before })
  writeAuditEvent(tx, { centerId, actor }, { action: 'menu_item.changed', subjectType: 'menu_items', subjectId: id })
  return id
}
