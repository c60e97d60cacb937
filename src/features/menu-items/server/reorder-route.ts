import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { operationOf, undoable } from '#kernel/undo/server/undoable.ts'
import { menuItem, menus, maxLines } from '#features/menu-items/menu-item.ts'
import { asText, type Placed } from '#features/menu-items/tree.ts'
import { issue, lockMenus } from './check-place.ts'
import { orderOf, writeOrder } from './verbs.ts'

const { type } = menuItem

/**
 * PUT /menu_items/reorder: the new order of the menus, based on the order that was shown (`drawn`), so that of two simultaneous changes the
 * second is refused.
 * @throws 409 menu_changed, too_many_lines, 422 for a third level
 */
export const reorderRoute: ApiRoute = {
  method: 'PUT',
  path: '/menu_items/reorder',
  counts: { key: 'around' },
  run: async (call) => {
    requireRight(call, type, 'update')
    const { drawn, order } = read(call)
    const undo = await call.inHeldTransaction(type, async (tx) => {
      const { centerId, actor, now } = call.asked
      const place = { tx, centerId }
      await lockMenus(place)
      const is = await orderOf(place)
      if (asText(is) !== asText(drawn) || !holdsTheSame(is, order)) throw new Refused('menu_changed')
      const headings = new Set(is.flatMap(({ id, isHeading }) => (isHeading ? [id] : [])))
      if (!isTwoLevels(order, headings)) throw new Invalid([issue('too_deep', 'order')])
      if (menus.some((menu) => order.filter((one) => one.menu === menu).length > maxLines)) throw new Refused('too_many_lines')
      if (asText(is) === asText(order)) return undefined
      await writeOrder(place, order)
      const moved = order[0]!.id
      undoable(tx, { centerId, actor, now }, { type, id: moved, from: 'order', to: 'moved', before: { was: drawn, became: await orderOf(place) } })
      writeAuditEvent(tx, { centerId, actor }, { action: 'menu_item.moved', subjectType: type, subjectId: moved })
      return operationOf(tx)
    })
    return { document: { meta: { ...(undo && { undo }) } } }
  },
}

function read(call: ApiRequest): { drawn: Placed[]; order: Placed[] } {
  const { attributes } = readDocument(call.json, type, { id: '', isImplied: true })
  const [drawn, order] = (['drawn', 'order'] as const).map((name) => placesIn(attributes.get(name)?.value, name))
  return { drawn: drawn!, order: order! }
}

function placesIn(sent: unknown, attribute: string): Placed[] {
  const wrong = () => new Invalid([{ code: 'invalid', attribute }])
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > menus.length * maxLines) throw wrong()
  return sent.map((one: unknown) => {
    const { id, menu: named, parent_id, parentId = parent_id ?? null } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>
    if (typeof id !== 'string' || !isUuid(id) || (parentId !== null && (typeof parentId !== 'string' || !isUuid(parentId)))) throw wrong()
    const menu = menus.find((name) => name === named)
    if (!menu) throw wrong()
    return { id: id.toLowerCase(), parentId: parentId === null ? null : (parentId as string).toLowerCase(), menu }
  })
}

const holdsTheSame = (is: readonly Placed[], order: readonly Placed[]) =>
  is.length === order.length && new Set(order.map(({ id }) => id)).size === order.length && order.every(({ id }) => is.some((one) => one.id === id))

/** Whether every line is on the first level, or below an earlier first-level line of its menu. */
function isTwoLevels(order: readonly Placed[], headings: ReadonlySet<string>): boolean {
  const tops = new Map<string, string>()
  return order.every(({ id, parentId, menu }) => {
    if (parentId !== null) return tops.get(parentId) === menu && !headings.has(id)
    tops.set(id, menu)
    return true
  })
}
