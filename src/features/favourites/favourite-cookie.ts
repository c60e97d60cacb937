import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

/** What a stranger has put aside stays in their browser: functional, for it does what they asked, and read by our script, which fills the hearts. */
export const favouritesCookie = 'favourites'
const lifetime = 180 * 24 * 3600
/** More would make every request heavy. */
export const maxFavouritesInCookie = 40

/** The vacancies of a Cookie header, the latest first. */
export function favouritesIn(cookies: string | null | undefined): string[] {
  const ids = (parseCookies(cookies)[favouritesCookie] ?? '').slice(0, 40 * maxFavouritesInCookie).split('.')
  return [...new Set(ids)].filter((id) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)).slice(0, maxFavouritesInCookie)
}

/** A Set-Cookie line. */
export function writeFavourites(ids: readonly string[]): string {
  return writeCookie(favouritesCookie, ids.join('.'), { maxAge: ids.length > 0 ? lifetime : 0, httpOnly: false })
}
