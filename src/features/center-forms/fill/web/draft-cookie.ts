import { tokenCookie } from '#kernel/http/token-cookie.ts'

const cookie = tokenCookie('form-draft', { path: '/forms', pattern: /^[\w-]{20,100}$/ })

/** The token under which this browser's answers are saved. */
export const draftTokenIn = cookie.read

/** Set together with the page, so that two presses of a button, or two tabs, share one draft. It identifies nobody until they type. */
export function newDraftToken(): { token: string; cookie: string } {
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')
  return { token, cookie: cookie.keep(token) }
}
