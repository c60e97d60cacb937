/**
 * All values of a name in a Cookie header, in its order. There may be several: another application on a parent domain can have
 * set a cookie of the same name, and the browser sends both in an order that says nothing about whose they are (RFC 6265 §5.4).
 * A value that is not URL-encoded is taken as it is.
 */
export function cookieValues(header: string | null | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=')
    return at > 0 && part.slice(0, at).trim() === name ? [decoded(part.slice(at + 1).trim())] : []
  })
}

/**
 * Reads a cookie of ours: tries every value of the name, so that another application's is passed over.
 * @param accept what a value means, or null for one that the product cannot have written
 * @returns the meaning of the first value that is accepted, or null
 */
export function readCookie<T>(header: string | null | undefined, name: string, accept: (value: string) => T | null): T | null {
  for (const value of cookieValues(header, name)) {
    const meaning = value === '' ? null : accept(value)
    if (meaning !== null) return meaning
  }
  return null
}

/** Parses the JSON of a cookie; null for text that is none, which the product did not write. */
export function cookieJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return null // tampered with, truncated, or another application's
  }
}

export type CookieOptions = {
  /** Seconds; 0 removes the cookie, absent means until the browser closes. */
  maxAge?: number
  /** Hidden from scripts. */
  httpOnly?: boolean
  /** The path it is sent to, with all below it; the whole site by default. */
  path?: string
}

/** A Set-Cookie value: always Secure and SameSite=Lax, and for the whole site unless it says less (specification §9). */
export function writeCookie(name: string, value: string, { maxAge, httpOnly = true, path = '/' }: CookieOptions = {}): string {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  return `${name}=${encodeURIComponent(value.toWellFormed())}; Path=${path}${age}; Secure${httpOnly ? '; HttpOnly' : ''}; SameSite=Lax`
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // another application's cookie on this host; the product's own are encoded
  }
}
