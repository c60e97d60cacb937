import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

const name = 'draft'
/** As long as the server keeps the words. */
const lifetime = 7 * 24 * 3600

/** Keeps the token of words that wait on the server until their writer has signed in; no script reads it. */
export const keepDraftToken = (token: string): string => writeCookie(name, token, { maxAge: lifetime })

export const forgetDraftToken = (): string => writeCookie(name, '', { maxAge: 0 })

export function draftTokenIn(request: Request): string | null {
  return parseCookies(request.headers.get('cookie'))[name]?.slice(0, 100) || null
}

/** Whether somebody is on the way back to a vacancy for which words wait. */
export const hasDraftFor = (request: Request, way: string | null): boolean => Boolean(way?.startsWith('/vacancies/')) && draftTokenIn(request) !== null
