import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'
import { credentialCookies, sessionSeconds } from '#kernel/http/credential-cookies.ts'

/**
 * Whoever acts for another leaves their own three credentials here, as hidden from scripts as those in use, and gets them back
 * afterwards (contract §1.7).
 */
export const ownAccountCookie = 'own-account'
const longest = 1000

/** A Set-Cookie line: puts the credentials of this request aside. */
export function keepOwnAccount(cookieHeader: string | null): string {
  const cookies = parseCookies(cookieHeader)
  return writeCookie(ownAccountCookie, JSON.stringify(credentialCookies.map((name) => cookies[name] ?? '')), { maxAge: sessionSeconds })
}

/** The Set-Cookie lines that make the kept credentials those in use again; null where none are kept. */
export function ownAccountBack(cookieHeader: string | null): string[] | null {
  const kept = keptIn(parseCookies(cookieHeader)[ownAccountCookie])
  if (!kept) return null
  const back = credentialCookies.map((name, at) => writeCookie(name, kept[at]!, { maxAge: sessionSeconds }))
  return [...back, writeCookie(ownAccountCookie, '', { maxAge: 0 })]
}

/** Only what has the form of credentials: anybody can send a cookie. */
function keptIn(value: string | undefined): string[] | null {
  if (!value || value.length > longest) return null
  try {
    const parts: unknown = JSON.parse(value)
    const isWhole = Array.isArray(parts) && parts.length === credentialCookies.length && parts.every((part) => typeof part === 'string' && part !== '')
    return isWhole ? (parts as string[]) : null
  } catch {
    return null // written by nobody of us
  }
}
