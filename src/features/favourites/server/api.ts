import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { favourite } from '#features/favourites/favourite.ts'
import { removeFavourite, addFavourite } from './change-favourites.ts'

export const favouritesApi: ApiOf<typeof favourite> = {
  resource: favourite,
  scopes: { own: '@.user_id = :user' },
  list: true,
  get: true,
  create: addFavourite,
  createNeeds: ['vacancy'],
  remove: removeFavourite,
}
