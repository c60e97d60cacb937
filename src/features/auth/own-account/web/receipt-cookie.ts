import { readCookie, writeCookie } from '#kernel/http/cookie.ts'

const receiptCookie = 'account-deleted'

/** For five minutes, as long as the receipt is valid. */
export function keepReceipt(receipt: string): string {
  return writeCookie(receiptCookie, receipt, { maxAge: 300, path: '/profiel' })
}

export function receiptIn(request: Request): string | null {
  return readCookie(request.headers.get('cookie'), receiptCookie, (value) => (/^\d+\.[\w-]{1,180}$/.test(value) ? value : null))
}
