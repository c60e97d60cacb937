import { cutText } from '#kernel/fields/cut-text.ts'
import { cookieJson, readCookie, writeCookie } from '#kernel/http/cookie.ts'
import { tokenCookie } from '#kernel/http/token-cookie.ts'

const path = '/organizations/signup'
const done = 'organization-signed-up'

/** The token of this browser's draft. */
export const { read: draftTokenIn, keep: keepDraftToken, forget: forgetDraftToken } = tokenCookie('organization-draft', { path })

/** The name of the organization, and the address that the mail went to. A cookie, because no URL may contain a mail address. */
type SignedUp = { name: string; email: string | null }

/** An hour, for the page that says what happens next. */
export const keepSignedUp = (signedUp: SignedUp): string => writeCookie(done, JSON.stringify(signedUp), { maxAge: 3600, path })

export function signedUpAs(request: Request): SignedUp | null {
  return readCookie(request.headers.get('cookie'), done, (value) => {
    const { name, email } = (cookieJson(value) ?? {}) as Record<string, unknown>
    return typeof name === 'string' ? { name: cutText(name, 120), email: typeof email === 'string' ? cutText(email, 254) : null } : null
  })
}
