import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { Invalid } from '#kernel/http/errors.ts'
import type { Checked, CreateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { cleanText } from '#kernel/rich-text/check-rich-text.ts'
import type { menuItem, Target } from '#features/menu-items/menu-item.ts'
import { checkPlace, lastPlace } from './check-place.ts'
import { checkTarget, issue } from './check-target.ts'
import { lockMenus } from './lock-menus.ts'

type Sent = Checked<CreateOf<typeof menuItem>, typeof menuItem.attributes>

/** One line of words, or none. */
export const labelOf = (sent: string | null | undefined): string | null =>
  cleanText(sent ?? '')
    .replaceAll('\n', ' ')
    .trim() || null

/** @throws 422 for a line without a name that could not be called as what it leads to */
export function refuseNameless(target: Target, label: string | null): void {
  if (label === null && (target === 'url' || target === 'heading')) throw new Invalid([issue('label_needed', 'labelNl')])
}

/** POST /menu_items: a line comes last in its menu, or under the line that is said. */
export const addLine: Verb<Sent> = async (call) => {
  const { tx, centerId, actor, input, related } = call
  const { menu, target } = input
  await lockMenus(call)
  const label = labelOf(input.labelNl)
  refuseNameless(target, label)
  const value = await checkTarget(call, target, input.targetValue ?? null)
  const parentId = related['parent'] ?? null
  await checkPlace(call, { id: '', menu, target, parentId })
  const { id } = await tx
    .insertInto('menu_items')
    .values({
      volunteer_center_id: centerId,
      menu,
      parent_id: parentId,
      position: await lastPlace(call, menu),
      label_nl: label,
      label_en: labelOf(input.labelEn),
      target,
      target_value: value,
      visible_for: input.visibleFor ?? 'all',
      feature_flag: input.featureFlag ?? null,
      new_window: target === 'url' && (input.newWindow ?? false),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  writeAuditEvent(tx, { centerId, actor }, { action: 'menu_item.added', subjectType: 'menu_items', subjectId: id })
  return id
}
