import { type Menu, menuItem, menus } from '#features/menu-items/menu-item.ts'
import { starterLines } from '#features/menu-items/menu-lines.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'

type Place = { tx: Tx; centerId: string }
type Flags = Readonly<Record<string, boolean>>

/** The menus that have lines of the center's own. */
async function hasOwnMenus({ tx, centerId }: Place): Promise<Menu[]> {
  const rows = await tx.selectFrom('menu_beginnings').select('menu').where('volunteer_center_id', '=', centerId).execute()
  return rows.map(({ menu }) => menu as Menu)
}

/**
 * Turns the starter menus of a center into lines of its own, before existing ones. Returns which menus were created: of two simultaneous
 * calls the second creates none, and drops no cached pages.
 */
async function createStarterMenus({ tx, centerId, flags }: Place & { flags: Flags }): Promise<Menu[]> {
  if ((await hasOwnMenus({ tx, centerId })).length === menus.length) return []
  const rows = await tx
    .insertInto('menu_beginnings')
    .values(menus.map((menu) => ({ volunteer_center_id: centerId, menu })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('menu')
    .execute()
  for (const { menu } of rows) await begin({ tx, centerId, flags }, menu)
  return rows.map(({ menu }) => menu)
}

async function begin({ tx, centerId, flags }: Place & { flags: Flags }, menu: Menu): Promise<void> {
  const ids = new Map<string | null, string>()
  for (const [at, { id: begun, parentId, labelNl, labelEn, target, targetValue, visibleFor }] of starterLines([menu], flags).entries()) {
    const { id } = await tx
      .insertInto('menu_items')
      .values({
        volunteer_center_id: centerId,
        menu,
        parent_id: ids.get(parentId) ?? null,
        position: (at + 1) * 10,
        label_nl: labelNl,
        label_en: labelEn,
        target,
        target_value: targetValue,
        visible_for: visibleFor,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.set(begun, id)
  }
}

const { type } = menuItem

/** GET /menu_items/begun: the menus that have lines of the center's own. */
const begunRoute: ApiRoute = {
  method: 'GET',
  path: '/menu_items/begun',
  run: async (call) => {
    requireRight(call, type, 'read')
    const { centerId } = call.asked
    return { document: { meta: { begun: await call.db.inCenter(centerId, async (tx) => await hasOwnMenus({ tx, centerId })) } } }
  },
}

/** POST /menu_items/begin: turns the starter menus into lines of the center's own; visitors see no difference. */
const beginRoute: ApiRoute = {
  method: 'POST',
  path: '/menu_items/begin',
  counts: { key: 'around' },
  run: async (call) => {
    requireRight(call, type, 'update')
    const begun = await call.inHeldTransaction(type, async (tx) => {
      const { centerId, siteFlags: flags } = call.asked
      return await createStarterMenus({ tx, centerId, flags })
    })
    return { document: { meta: { begun } } }
  },
}

export const starterMenuRoutes = [begunRoute, beginRoute]
