import { writeCookie } from '#kernel/http/cookie.ts'
import type { Toast } from './toast.ts'

/** Holds what has just been done from the form that did it to the page that says so; it is read once. */
export const toastCookie = 'toast'
const longest = 300

/** A Set-Cookie line: the next page says this in passing. */
export function toastCookieHeader(text: string, tone: Toast['tone'] = 'success'): string {
  return writeCookie(toastCookie, JSON.stringify({ id: crypto.randomUUID(), text: text.slice(0, longest), tone }), { maxAge: 60 })
}

/** The line that takes it back, with the page that has said it. */
export const clearedToastCookie = (): string => writeCookie(toastCookie, '', { maxAge: 0 })

/** A cookie that is not ours to read says nothing. */
export function readToast(cookie: string | undefined): Toast | null {
  if (!cookie || cookie.length > 2000) return null
  try {
    const { id, text, tone } = JSON.parse(cookie) as Partial<Toast>
    if (typeof id !== 'string' || typeof text !== 'string' || text === '' || id.length > 40) return null
    return { id, text: text.slice(0, longest), tone: tone === 'danger' || tone === 'info' ? tone : 'success' }
  } catch {
    return null // written by nobody of us, or cut off
  }
}
