import type { ApiOf } from '#kernel/jsonapi/server/registry.ts'
import { favourite } from '#features/favourites/favourite.ts'
import { dropFavourite, keepFavourite } from './keep.ts'

export const favouritesApi: ApiOf<typeof favourite> = {
  resource: favourite,
  scopes: { own: '@.user_id = :user' },
  list: true,
  get: true,
  create: keepFavourite,
  createNeeds: ['vacancy'],
  remove: dropFavourite,
}
