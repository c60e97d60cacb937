/** Reads a Cookie header. The first of equal names counts; a value that is not URL-encoded is taken as it is. */
export function parseCookies(header: string | null | undefined): Readonly<Record<string, string>> {
  const cookies: Record<string, string> = Object.create(null)
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at > 0 && !(name in cookies)) cookies[name] = decoded(part.slice(at + 1).trim())
  }
  return cookies
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
