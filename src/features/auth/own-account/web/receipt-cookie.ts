import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'

const receiptCookie = 'account-deleted'

/** For five minutes, as long as the receipt is valid. */
export function keepReceipt(receipt: string): string {
  return writeCookie(receiptCookie, receipt, { maxAge: 300, path: '/profiel' })
}

export function receiptIn(request: Request): string | null {
  return parseCookies(request.headers.get('cookie'))[receiptCookie]?.slice(0, 200) || null
}
