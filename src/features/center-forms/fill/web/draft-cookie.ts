import { tokenCookie } from '#kernel/http/token-cookie.ts'

const cookie = tokenCookie('form-draft', { path: '/forms', pattern: /^[\w-]{20,100}$/ })

/** The token of this browser for what it fills in. */
export const draftTokenIn = cookie.read

/** Given with the page, so that two presses of a button, or two tabs, are one and the same. It says nothing of anybody until they type. */
export function newDraftToken(): { token: string; cookie: string } {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
  return { token, cookie: cookie.keep(token) }
}
