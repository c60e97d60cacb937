import { sql } from 'kysely'
import { Refused } from '#kernel/http/errors.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { asText, type Placed } from '#features/menu-items/tree.ts'
import type { LineBefore } from './change-line.ts'
import { orderOf, writeOrder } from './order.ts'

/** What moved or was changed goes back, unless somebody went on from there; what was removed comes back, under the line that it stood under while that is there. */
export const undoMenu: ResourceApi['undo'] = {
  // A line that was removed can still be read by who may add one.
  ability: 'create',
  run: async ({ tx, centerId }, { id, to, before }) => {
    if (to === 'removed') {
      const { ids } = before as { ids: string[] }
      await sql`update menu_items i set removed_at = null, parent_id = case when exists (select from menu_items p
        where p.volunteer_center_id = i.volunteer_center_id and p.id = i.parent_id and p.menu = i.menu and (p.removed_at is null or p.id = any(${ids}::uuid[]))) then i.parent_id end
        where i.volunteer_center_id = ${centerId} and i.id = any(${ids}::uuid[])`.execute(tx)
    } else if (to === 'changed') await putBack({ tx, centerId }, id, before as LineBefore)
    else {
      const { was, became } = before as { was: Placed[]; became: Placed[] }
      if (asText(await orderOf({ tx, centerId })) !== asText(became)) throw new Refused('changed_since')
      await writeOrder({ tx, centerId }, was)
    }
  },
}

async function putBack({ tx, centerId }: { tx: Tx; centerId: string }, id: string, { becameVersion, parent_id, ...was }: LineBefore): Promise<void> {
  const row = await tx.selectFrom('menu_items').select(['lock_version', 'menu', 'removed_at']).where('id', '=', id).executeTakeFirst()
  if (!row || row.removed_at || row.lock_version !== becameVersion) throw new Refused('changed_since')
  const parent = sql<string | null>`(select p.id from menu_items p where p.volunteer_center_id = ${centerId} and p.id = ${parent_id}::uuid
    and p.menu = ${was.menu} and p.parent_id is null and p.removed_at is null)`
  await tx
    .updateTable('menu_items')
    .set({ ...was, parent_id: parent })
    .where('id', '=', id)
    .execute()
  if (row.menu !== was.menu) await sql`update menu_items set menu = ${was.menu} where volunteer_center_id = ${centerId} and parent_id = ${id}`.execute(tx)
}
