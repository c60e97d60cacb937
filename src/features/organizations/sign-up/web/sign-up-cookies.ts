import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'
import { tokenCookie } from '#kernel/http/token-cookie.ts'

const path = '/organizations/signup'
const done = 'organization-signed-up'

/** The token of this browser for what it has filled in. */
export const { read: draftTokenIn, keep: keepDraftToken, forget: forgetDraftToken } = tokenCookie('organization-draft', { path })

/** Which organization, and where the mail went; an address of a person stands in no URL. */
type SignedUp = { name: string; email: string | null }

/** An hour, for the page that says what happens now. */
export const keepSignedUp = (signedUp: SignedUp): string => writeCookie(done, JSON.stringify(signedUp), { maxAge: 3600 }).replace('; Path=/', `; Path=${path}`)

export function signedUpAs(request: Request): SignedUp | null {
  try {
    const { name, email } = JSON.parse(parseCookies(request.headers.get('cookie'))[done] ?? 'null') as Record<string, unknown>
    return typeof name === 'string' ? { name: name.slice(0, 120), email: typeof email === 'string' ? email.slice(0, 254) : null } : null
  } catch {
    return null // somebody else wrote it, or nothing is there
  }
}
