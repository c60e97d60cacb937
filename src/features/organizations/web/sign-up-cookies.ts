import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

const draft = 'organization-draft'
const done = 'organization-signed-up'
/** As long as the server keeps the words. */
const lifetime = 7 * 24 * 3600

const here = (line: string) => line.replace('; Path=/', '; Path=/organizations/signup')

/** The token of this browser for what it has filled in; no script reads it. */
export function draftTokenIn(request: Request): string | null {
  const token = parseCookies(request.headers.get('cookie'))[draft] ?? ''
  return /^[\w-]{1,100}$/.test(token) ? token : null
}

export const keepDraftToken = (token: string): string => here(writeCookie(draft, token, { maxAge: lifetime }))
export const forgetDraftToken = (): string => here(writeCookie(draft, '', { maxAge: 0 }))

/** Which organization, and where the mail went; an address of a person stands in no URL. */
type SignedUp = { name: string; email: string | null }

/** An hour, for the page that says what happens now. */
export const keepSignedUp = (signedUp: SignedUp): string => here(writeCookie(done, JSON.stringify(signedUp), { maxAge: 3600 }))

export function signedUpAs(request: Request): SignedUp | null {
  try {
    const { name, email } = JSON.parse(parseCookies(request.headers.get('cookie'))[done] ?? 'null') as Record<string, unknown>
    return typeof name === 'string' ? { name: name.slice(0, 120), email: typeof email === 'string' ? email.slice(0, 254) : null } : null
  } catch {
    return null // somebody else wrote it, or nothing is there
  }
}
