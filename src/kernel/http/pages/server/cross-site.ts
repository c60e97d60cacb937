/**
 * Whether a form was sent by another site, a neighbouring one of ours too: browsers name the sender of every POST (specification §9, contract §1.2).
 * A request without both headers comes from no browser, so it carries nobody's cookies against their will.
 */
export function isCrossSite(headers: Readonly<Record<string, unknown>>, own: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (typeof origin === 'string') return origin !== own
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}
