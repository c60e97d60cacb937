import type { ApiRoute } from '#kernel/jsonapi/server/api.ts'
import type { AuthParts } from '#features/auth/server/auth-request.ts'
import { currentUserRoutes } from './current-user-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { userRoutes } from './user-routes.ts'

/** Every call of /api/v1 that is about accounts and sessions. */
export function accountApi(parts: AuthParts): ApiRoute[] {
  return [...currentUserRoutes(parts), ...userRoutes(parts), ...sessionRoutes(parts)]
}
