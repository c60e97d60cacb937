import { cookieValues, writeCookie } from '#kernel/http/cookie.ts'

const name = 'returning'

/** Remembers that somebody has signed in with this browser, not who. A year, because browsers keep no cookie much longer. */
export const keepReturning = (): string => writeCookie(name, '1', { maxAge: 365 * 24 * 3600 })

/** Whether somebody has signed in here before, so that "good to see you again" is true (decisions 44). */
export const isReturning = (request: Request): boolean => cookieValues(request.headers.get('cookie'), name).includes('1')
