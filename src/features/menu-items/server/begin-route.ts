import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { once } from '#kernel/jsonapi/server/api.ts'
import { requireRight } from '#kernel/jsonapi/server/write.ts'
import { menuItem } from '#features/menu-items/menu-item.ts'
import { beginMenus } from './begin-menus.ts'

const { type } = menuItem

/** POST /menu_items/begin: what the site shows until its editors come becomes lines of their own; visitors see no difference. */
export const beginRoute: ApiRoute = {
  method: 'POST',
  path: '/menu_items/begin',
  run: async (call) =>
    await once(call, async () => {
      requireRight(call, type, 'update')
      const begun = await call.inHeldTransaction(type, async (tx) => await beginMenus({ tx, centerId: call.asked.centerId }))
      return { document: { meta: { begun } } }
    }),
}
