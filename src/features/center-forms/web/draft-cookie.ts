import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

const name = 'form-draft'
/** As long as the server keeps the words. */
const lifetime = 7 * 24 * 3600
const here = (line: string) => line.replace('; Path=/', '; Path=/forms')

/** The token of this browser for what it fills in; no script reads it. */
export function draftTokenIn(request: Request): string | null {
  const token = parseCookies(request.headers.get('cookie'))[name] ?? ''
  return /^[\w-]{20,100}$/.test(token) ? token : null
}

/** Given with the page, so that two presses of a button, or two tabs, are one and the same. It says nothing of anybody until they type. */
export function newDraftToken(): { token: string; cookie: string } {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
  return { token, cookie: here(writeCookie(name, token, { maxAge: lifetime })) }
}
