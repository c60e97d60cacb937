/**
 * Whether another site sent a form, also one on a sibling domain: browsers name the sender of every POST (specification §9,
 * contract §1.2). A request without both headers does not come from a browser, so it cannot abuse anybody's cookies.
 */
export function isCrossSite(headers: Readonly<Record<string, unknown>>, own: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (typeof origin === 'string') return origin !== own
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}
