import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

const name = 'known-address'

/** The address that was just confirmed, for the form of signing in; an address of a person stands in no URL. For ten minutes. */
export const keepKnownAddress = (email: string): string => writeCookie(name, email, { maxAge: 600 }).replace('; Path=/', '; Path=/auth')

export const forgetKnownAddress = (): string => writeCookie(name, '', { maxAge: 0 }).replace('; Path=/', '; Path=/auth')

export function knownAddress(request: Request): string | null {
  return parseCookies(request.headers.get('cookie'))[name]?.slice(0, 254) || null
}
