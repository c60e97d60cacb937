import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/server/write.ts'
import { menuItem } from '#features/menu-items/menu-item.ts'
import { beginMenus } from './begin-menus.ts'

const { type } = menuItem

/** GET /menu_items/all: every line of the menus, to work on; those that every site begins with come with it. */
export const menusRoute: ApiRoute = {
  method: 'GET',
  path: '/menu_items/all',
  parameters: 'query',
  run: async (call) => {
    requireRight(call, type, 'update')
    const { centerId } = call.asked
    await call.db.inCenter(centerId, async (tx) => await beginMenus({ tx, centerId }))
    return { document: await call.list(type) }
  },
}
