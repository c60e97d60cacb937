import { sql } from 'kysely'
import { Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/server/registry.ts'
import type { Menu } from '#features/menu-items/menu-item.ts'
import { asText, type Placed } from '#features/menu-items/tree.ts'
import { orderOf, writeOrder } from './order.ts'

/** What moved goes back, unless somebody went on from there; what was removed comes back, under the line that it stood under while that is there. */
export const undoMenu: ResourceApi['undo'] = {
  // A line that was removed can still be read by who may add one.
  ability: 'create',
  run: async ({ tx, centerId }, { to, before }) => {
    if (to === 'removed') {
      const { ids } = before as { ids: string[] }
      await sql`update menu_items i set removed_at = null, parent_id = case when exists (select from menu_items p
        where p.volunteer_center_id = i.volunteer_center_id and p.id = i.parent_id and (p.removed_at is null or p.id = any(${ids}::uuid[]))) then i.parent_id end
        where i.volunteer_center_id = ${centerId} and i.id = any(${ids}::uuid[])`.execute(tx)
    } else {
      const { menu, was, became } = before as { menu: Menu; was: Placed[]; became: Placed[] }
      if (asText(await orderOf({ tx, centerId }, menu)) !== asText(became)) throw new Refused('changed_since')
      await writeOrder({ tx, centerId }, was)
    }
  },
}
