import { cookieJson, cookieValues, readCookie, writeCookie } from '#kernel/http/cookie.ts'
import { credentialCookies, sessionSeconds } from '#kernel/http/credential-cookies.ts'

/**
 * During impersonation this cookie keeps the caller's own three credentials, as HttpOnly as the active ones, and restores them
 * afterwards (contract §1.7).
 */
export const ownAccountCookie = 'own-account'
const longest = 1000

/** A Set-Cookie header that stores the credentials of this request. */
export function keepOwnAccount(cookieHeader: string | null): string {
  const own = credentialCookies.map((name) => cookieValues(cookieHeader, name)[0] ?? '')
  return writeCookie(ownAccountCookie, JSON.stringify(own), { maxAge: sessionSeconds })
}

/** Set-Cookie headers that make the stored credentials active again; null if there are none. */
export function ownAccountBack(cookieHeader: string | null): string[] | null {
  const kept = readCookie(cookieHeader, ownAccountCookie, keptIn)
  if (!kept) return null
  const back = credentialCookies.map((name, at) => writeCookie(name, kept[at]!, { maxAge: sessionSeconds }))
  return [...back, writeCookie(ownAccountCookie, '', { maxAge: 0 })]
}

/** Only well-formed credentials, because anybody can send a cookie. */
function keptIn(value: string): string[] | null {
  if (value.length > longest) return null
  const parts = cookieJson(value)
  const isWhole = Array.isArray(parts) && parts.length === credentialCookies.length && parts.every((part) => typeof part === 'string' && part !== '')
  return isWhole ? (parts as string[]) : null
}
