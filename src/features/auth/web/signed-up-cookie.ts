import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

const name = 'signed-up'

/** The address the mail went to, for the page that says so; an address of a person stands in no URL. An hour, for /signup alone. */
export function keepSignedUp(email: string): string {
  return writeCookie(name, email, { maxAge: 3600 }).replace('; Path=/', '; Path=/signup')
}

export function signedUpAs(request: Request): string | null {
  return parseCookies(request.headers.get('cookie'))[name]?.slice(0, 254) || null
}
