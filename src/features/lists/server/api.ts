import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { savedView } from '#features/lists/saved-view.ts'
import { removeView, saveView } from './views.ts'

export const savedViewsApi: ApiOf<typeof savedView> = {
  resource: savedView,
  scopes: { own: '@.user_id = :user' },
  list: true,
  get: true,
  create: saveView,
  remove: removeView,
}
