import { readCookie, writeCookie } from '#kernel/http/cookie.ts'

/**
 * A visitor's favourites stay in their browser. The cookie is functional, since it does what they asked for, and readable by our script,
 * which fills the hearts.
 */
export const favouritesCookie = 'favourites'
const lifetime = 180 * 24 * 3600
/** More would make the Cookie header of every request too large. */
export const maxFavouritesInCookie = 40

/** The ids of vacancies in a Cookie header, latest first. */
export function favouritesIn(cookies: string | null | undefined): string[] {
  return readCookie(cookies, favouritesCookie, idsIn) ?? []
}

function idsIn(value: string): string[] | null {
  const ids = value.slice(0, 40 * maxFavouritesInCookie).split('.')
  const known = [...new Set(ids)].filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)).slice(0, maxFavouritesInCookie)
  return known.length > 0 ? known : null
}

/** The Set-Cookie value for these favourites. */
export function writeFavourites(ids: readonly string[]): string {
  return writeCookie(favouritesCookie, ids.join('.'), { maxAge: ids.length > 0 ? lifetime : 0, httpOnly: false })
}
