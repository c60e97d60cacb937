import { cutText } from '#kernel/fields/cut-text.ts'
import { cookieJson, readCookie, writeCookie } from '#kernel/http/cookie.ts'
import type { Toast } from './toast.ts'

/** Carries the result of a form to the page that shows it; read once. */
export const toastCookie = 'toast'
const longest = 300

/** A Set-Cookie line that makes the next page show this toast. Readable by scripts, because a page that React draws removes it itself. */
export function toastCookieHeader(text: string, tone: Toast['tone'] = 'success'): string {
  return writeCookie(toastCookie, JSON.stringify({ id: crypto.randomUUID(), text: cutText(text, longest), tone }), { maxAge: 60, httpOnly: false })
}

/** The toast in a Cookie header; null without one that can be parsed. */
export function toastIn(cookies: string | null | undefined): Toast | null {
  return readCookie(cookies, toastCookie, (value) => {
    if (value.length > 2000) return null
    const { id, text, tone } = (cookieJson(value) ?? {}) as Partial<Toast>
    if (typeof id !== 'string' || typeof text !== 'string' || text === '' || id.length > 40) return null
    return { id, text: cutText(text, longest), tone: tone === 'danger' || tone === 'info' ? tone : 'success' }
  })
}
