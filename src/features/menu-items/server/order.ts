import { sql } from 'kysely'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { menus } from '#features/menu-items/menu-item.ts'
import type { Placed } from '#features/menu-items/tree.ts'

type Place = Pick<Call, 'tx' | 'centerId'>

/** The lines of all menus from the first to the last, those under a line after it. */
export async function orderOf({ tx, centerId }: Place): Promise<(Placed & { isHeading: boolean })[]> {
  return await rowsOf(
    tx,
    {
      id: shown.text('i.id'),
      parentId: orNull(shown.text('i.parent_id')),
      menu: shown.code<Placed['menu']>()('i.menu'),
      isHeading: shown.flag(`i.target = 'heading'`),
    },
    (columns) => sql`select ${columns} from menu_items i left join menu_items p on p.volunteer_center_id = i.volunteer_center_id and p.id = i.parent_id
    where i.volunteer_center_id = ${centerId} and i.removed_at is null
    order by array_position(${menus}::text[], i.menu), coalesce(p.position, i.position), coalesce(p.id, i.id), i.parent_id is not null, i.position, i.id`,
  )
}

/** Puts them in another order; only what moved is touched. */
export async function writeOrder({ tx, centerId }: Place, order: readonly Placed[]): Promise<void> {
  const rows = order.map(({ id, parentId, menu }, at) => ({ id, parent: parentId, menu, place: (at + 1) * 10 }))
  await sql`update menu_items i set position = o.place, parent_id = o.parent, menu = o.menu
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as o (id uuid, parent uuid, menu text, place int)
    where i.volunteer_center_id = ${centerId} and i.id = o.id and (i.position, i.parent_id, i.menu) is distinct from (o.place, o.parent, o.menu)`.execute(tx)
}
