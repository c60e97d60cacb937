import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { favouritesIn, maxFavouritesInCookie, writeFavourites } from './favourite-cookie.ts'

/** What a heart asks for: to put a vacancy aside, or to take it off the list. */
export type FavouriteToggle = { id: string; keeps: boolean }

/** Of somebody who has signed in. @throws {ApiError} */
export async function toggleAsUser(api: Client, { id, keeps }: FavouriteToggle): Promise<void> {
  if (keeps) return void (await api.favourites.create({}, { related: { vacancy: id } }))
  const { items } = await api.favourites.list({ filter: { vacancyId: id }, fields: { favourites: ['createdAt'] }, page: { size: 1 } })
  for (const one of items) await api.favourites.remove(one.id)
}

/** Of a stranger: the line that keeps it in the browser, or null when no more fit. */
export function toggleAsVisitor(cookies: string | null, { id, keeps }: FavouriteToggle): string | null {
  const others = favouritesIn(cookies).filter((known) => known !== id)
  if (keeps && others.length >= maxFavouritesInCookie) return null
  return writeFavourites(keeps ? [id, ...others] : others)
}

/** What was put aside before signing in goes along; of what cannot be kept (any more) nothing is lost but the heart. */
export async function adoptVisitorFavourites(api: Client, ids: readonly string[]): Promise<void> {
  for (const id of ids.toReversed()) {
    await toggleAsUser(api, { id, keeps: true }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
    })
  }
}
