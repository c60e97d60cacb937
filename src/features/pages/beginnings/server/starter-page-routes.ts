import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import type { StarterPage } from '#features/pages/beginnings/starter-page.ts'
import { createStarterPages, missingStarterPages } from './create-starter-pages.ts'

const type = 'content_items'

/** GET /content_items/beginnings: the pages that a center has without having written them. Looking at them makes nothing. */
const list: ApiRoute = {
  method: 'GET',
  path: '/content_items/beginnings',
  run: async (call) => {
    requireRight(call, type, 'read')
    const { center } = call.request
    const missing = await call.db.inCenter(center.id, async (tx) => await missingStarterPages(tx, center))
    const beginnings = missing.map(({ standsAs, content: { titleNl, titleEn, slugNl } }): StarterPage => ({
      key: standsAs ?? 'home',
      titleNl,
      titleEn,
      slugNl,
    }))
    return { document: { meta: { beginnings } } }
  },
}

/** POST /content_items/home: those pages become the center's own, to write in. Answers the one at the root of the site. */
const begin: ApiRoute = {
  method: 'POST',
  path: '/content_items/home',
  counts: { key: 'around' },
  run: async (call) => {
    requireRight(call, type, 'update')
    const home = await call.inHeldTransaction(type, async (tx) => await createStarterPages(tx, call.request.center))
    return { document: await call.one(type, home, call.bareQuery()) }
  },
}

export const starterPageRoutes = [list, begin]
