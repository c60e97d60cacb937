import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { currentUserRoutes } from './current-user-routes.ts'
import { firstSessionRoute } from './first-session-route.ts'
import { ownAccountRoutes, type OwnAccountParts } from './own-account-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { siteRoutes, type SiteParts } from './site-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Every call of /api/v1 that is about accounts and sessions. */
export function accountApi(parts: OwnAccountParts & SiteParts): ApiRoute[] {
  return [
    ...currentUserRoutes(parts),
    ...ownAccountRoutes(parts),
    ...userRoutes(parts),
    ...sessionRoutes(parts),
    firstSessionRoute(parts),
    ...siteRoutes(parts),
  ]
}
