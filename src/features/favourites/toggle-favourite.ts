import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { favouritesIn, maxFavouritesInCookie, writeFavourites } from './favourite-cookie.ts'

/** What a heart asks for: to add a vacancy to the favourites or to remove it. */
export type FavouriteToggle = { id: string; keeps: boolean }

/** For a signed-in person. @throws {ApiError} */
export async function toggleAsUser(api: Client, { id, keeps }: FavouriteToggle): Promise<void> {
  if (keeps) return void (await api.favourites.create({}, { related: { vacancy: id } }))
  const { items } = await api.favourites.list({ filter: { vacancyId: id }, fields: { favourites: ['createdAt'] }, page: { size: 1 } })
  for (const one of items) await api.favourites.remove(one.id)
}

/** For a visitor: the Set-Cookie value, or null when the cookie is full. */
export function toggleAsVisitor(cookies: string | null, { id, keeps }: FavouriteToggle): string | null {
  const others = favouritesIn(cookies).filter((known) => known !== id)
  if (keeps && others.length >= maxFavouritesInCookie) return null
  return writeFavourites(keeps ? [id, ...others] : others)
}

/** Copies the favourites of a visitor to their account at sign-in; skips vacancies that are gone or do not fit. */
export async function adoptVisitorFavourites(api: Client, ids: readonly string[]): Promise<void> {
  for (const id of ids.toReversed()) {
    await toggleAsUser(api, { id, keeps: true }).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
    })
  }
}
