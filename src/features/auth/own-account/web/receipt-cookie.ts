import { cutText } from '#kernel/fields/cut-text.ts'
import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

const receiptCookie = 'account-deleted'

/** For five minutes, as long as the receipt is valid. */
export function keepReceipt(receipt: string): string {
  return writeCookie(receiptCookie, receipt, { maxAge: 300, path: '/profiel' })
}

export function receiptIn(request: Request): string | null {
  return cutText(parseCookies(request.headers.get('cookie'))[receiptCookie], 200) || null
}
