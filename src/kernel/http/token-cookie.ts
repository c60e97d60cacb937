import { readCookie, writeCookie } from './cookie.ts'

type Shape = {
  /** The path it is sent to; the whole site by default. */
  path?: string
  /** The form of a valid value; any other was not set by the product and is ignored. */
  pattern?: RegExp
}

/** Days for which the server keeps a draft, and the browser its token for it: as long as the link of a confirmation mail is valid (contract §1.8). */
export const draftDays = 7

/**
 * A cookie with this browser's token for a draft on the server: what was filled in before there was an account, or between two
 * steps. No script can read it.
 */
export function tokenCookie(name: string, { path = '/', pattern = /^[\w-]{1,100}$/ }: Shape = {}) {
  const write = (value: string, maxAge: number) => writeCookie(name, value, { maxAge, path })
  return {
    read: (request: Request): string | null => readCookie(request.headers.get('cookie'), name, (value) => (pattern.test(value) ? value : null)),
    keep: (value: string): string => write(value, draftDays * 24 * 3600),
    forget: (): string => write('', 0),
  }
}
