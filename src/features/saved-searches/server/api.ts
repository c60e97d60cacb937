import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { savedSearch } from '#features/saved-searches/saved-search.ts'
import { changeSearch, removeSearch, saveSearch } from './save.ts'

export const savedSearchesApi: ApiOf<typeof savedSearch> = {
  resource: savedSearch,
  scopes: { own: '@.user_id = :user' },
  list: true,
  get: true,
  create: saveSearch,
  update: changeSearch,
  remove: removeSearch,
}
