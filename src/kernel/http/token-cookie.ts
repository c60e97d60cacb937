import { parseCookies, writeCookie } from './cookie.ts'

type Shape = {
  /** Where it is sent; the whole site unless said. */
  path?: string
  /** What a value must look like: anything else was written by somebody else, and is none. */
  pattern?: RegExp
}

/** Days for which the server keeps words that wait for whoever wrote them, and the browser its token for them. */
const days = 7

/**
 * A cookie that holds the token of this browser for words that wait on the server: what was filled in before there was an account,
 * or between two steps. No script reads it.
 */
export function tokenCookie(name: string, { path = '/', pattern = /^[\w-]{1,100}$/ }: Shape = {}) {
  const write = (value: string, maxAge: number) => writeCookie(name, value, { maxAge }).replace('; Path=/', `; Path=${path}`)
  return {
    read: (request: Request): string | null => {
      const value = parseCookies(request.headers.get('cookie'))[name] ?? ''
      return pattern.test(value) ? value : null
    },
    keep: (value: string): string => write(value, days * 24 * 3600),
    forget: (): string => write('', 0),
  }
}
