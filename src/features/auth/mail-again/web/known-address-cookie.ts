import { cutText } from '#kernel/fields/cut-text.ts'
import { readCookie, writeCookie } from '#kernel/http/cookie.ts'

const name = 'known-address'

/** Keeps the address that was just confirmed for ten minutes, to fill in the sign-in form. A cookie, because no URL may contain a mail address. */
export const keepKnownAddress = (email: string): string => writeCookie(name, email, { maxAge: 600, path: '/auth' })

export const forgetKnownAddress = (): string => writeCookie(name, '', { maxAge: 0, path: '/auth' })

export function knownAddress(request: Request): string | null {
  return readCookie(request.headers.get('cookie'), name, (value) => (value.includes('@') ? cutText(value, 254) : null))
}
