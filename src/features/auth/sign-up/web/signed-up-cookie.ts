import { cutText } from '#kernel/fields/cut-text.ts'
import { cookieJson, readCookie, writeCookie } from '#kernel/http/cookie.ts'
import { safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'

/** The address that the mail went to, and where the person wanted to go. */
type SignedUp = { email: string; redirect: string | null }

const name = 'signed-up'

/** For the page that says what to do next: an hour, sent to /signup only. A cookie, because no URL may contain a mail address. */
export function keepSignedUp(signedUp: SignedUp): string {
  return writeCookie(name, JSON.stringify(signedUp), { maxAge: 3600, path: '/signup' })
}

export function signedUpAs(request: Request): SignedUp | null {
  return readCookie(request.headers.get('cookie'), name, (value) => {
    const { email, redirect } = (cookieJson(value) ?? {}) as { email?: unknown; redirect?: string }
    return typeof email === 'string' ? { email: cutText(email, 254), redirect: safeRedirectPath(redirect) } : null
  })
}
