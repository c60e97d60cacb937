/**
 * Whether a form was sent by another site: browsers name the sender of every POST (specification §9, contract §1.2).
 * A request without both headers comes from no browser, so it carries nobody's cookies against their will.
 */
export function isForeign(headers: Readonly<Record<string, unknown>>, own: readonly string[]): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (typeof origin === 'string') return !own.includes(origin)
  return typeof site === 'string' && site !== 'same-origin' && site !== 'none'
}
