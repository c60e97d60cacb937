import { sql } from 'kysely'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import type { Menu } from '#features/menu-items/menu-item.ts'
import type { Placed } from '#features/menu-items/tree.ts'

type Place = Pick<Call, 'tx' | 'centerId'>

/** The lines of a menu from the first to the last, those under a line after it. */
export async function orderOf({ tx, centerId }: Place, menu: Menu): Promise<(Placed & { isHeading: boolean })[]> {
  const { rows } = await sql<Placed & { isHeading: boolean }>`select i.id, i.parent_id as "parentId", i.target = 'heading' as "isHeading"
    from menu_items i left join menu_items p on p.volunteer_center_id = i.volunteer_center_id and p.id = i.parent_id
    where i.volunteer_center_id = ${centerId} and i.menu = ${menu} and i.removed_at is null
    order by coalesce(p.position, i.position), coalesce(p.id, i.id), i.parent_id is not null, i.position, i.id`.execute(tx)
  return rows
}

/** Puts them in another order; only what moved is touched. */
export async function writeOrder({ tx, centerId }: Place, order: readonly Placed[]): Promise<void> {
  const rows = order.map(({ id, parentId }, at) => ({ id, parent: parentId, place: (at + 1) * 10 }))
  await sql`update menu_items i set position = o.place, parent_id = o.parent
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id uuid, parent uuid, place int)
    where i.volunteer_center_id = ${centerId} and i.id = o.id and (i.position, i.parent_id) is distinct from (o.place, o.parent)`.execute(tx)
}
