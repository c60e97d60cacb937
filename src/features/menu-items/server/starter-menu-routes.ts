import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { menuItem } from '#features/menu-items/menu-item.ts'
import { createStarterMenus, hasOwnMenus } from './create-starter-menus.ts'

const { type } = menuItem

/** GET /menu_items/begun: the menus whose lines are the site's own. */
const begun: ApiRoute = {
  method: 'GET',
  path: '/menu_items/begun',
  run: async (call) => {
    requireRight(call, type, 'read')
    const { centerId } = call.asked
    return { document: { meta: { begun: await call.db.inCenter(centerId, async (tx) => await hasOwnMenus({ tx, centerId })) } } }
  },
}

/** POST /menu_items/begin: what the site shows until its editors come becomes lines of their own; visitors see no difference. */
const begin: ApiRoute = {
  method: 'POST',
  path: '/menu_items/begin',
  counts: { key: 'around' },
  run: async (call) => {
    requireRight(call, type, 'update')
    const begun = await call.inHeldTransaction(type, async (tx) => await createStarterMenus({ tx, centerId: call.asked.centerId }))
    return { document: { meta: { begun } } }
  },
}

export const starterMenuRoutes = [begun, begin]
