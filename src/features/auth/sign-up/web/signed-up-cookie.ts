import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'
import { safeRedirectPath } from '#features/auth/forms/web/safe-redirect-path.ts'

/** Whom the mail went to, and where they were going. */
type SignedUp = { email: string; redirect: string | null }

const name = 'signed-up'

/** For the page that tells what to do now; an address of a person stands in no URL. An hour, for /signup alone. */
export function keepSignedUp(signedUp: SignedUp): string {
  return writeCookie(name, JSON.stringify(signedUp), { maxAge: 3600 }).replace('; Path=/', '; Path=/signup')
}

export function signedUpAs(request: Request): SignedUp | null {
  try {
    const { email, redirect } = JSON.parse(parseCookies(request.headers.get('cookie'))[name] ?? 'null') as { email?: unknown; redirect?: string }
    return typeof email === 'string' ? { email: email.slice(0, 254), redirect: safeRedirectPath(redirect) } : null
  } catch {
    return null // somebody else wrote it, or nothing is there
  }
}
