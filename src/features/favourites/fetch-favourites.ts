import type { Client } from '#kernel/jsonapi/client/client.ts'
import { maxFavourites } from './favourite.ts'

/** The ids of the signed-in person's favourites. */
export async function fetchFavouriteIds(api: Client): Promise<ReadonlySet<string>> {
  const { items } = await api.favourites.list({ fields: { favourites: ['vacancy'] }, page: { size: maxFavourites } })
  return new Set(items.map(({ links }) => links['vacancy']?.id ?? ''))
}
