import { isWebAddress } from '#kernel/fields/web-address.ts'

const longest = 500

/**
 * Where an editor's link may lead: a path of this site, the web, a mail address or a telephone number. Null for anything else,
 * so that no executable address is ever stored.
 */
export function linkTarget(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest) return null
  const address = value.trim()
  if (/[\s\\<>"\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(address)) return null
  if (/^\/(?!\/)/.test(address)) return address
  if (/^mailto:[^@:?/]{1,64}@[^@:?/]{1,190}$/i.test(address)) return `mailto:${address.slice(7)}`
  if (/^tel:\+?[\d().-]{3,25}$/i.test(address)) return `tel:${address.slice(4)}`
  return isWebAddress(address) ? new URL(address).href : null
}

/** Completes what somebody types into a link: 'www.ermelo.nl', 'info@ermelo.nl' and '0341 123456' are understood. */
export function understoodLink(typed: string): string {
  const words = typed.slice(0, longest).trim()
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(words)) return `mailto:${words}`
  if (/^\+?[\d ()-]{6,25}$/.test(words)) return `tel:${words.replaceAll(/[ ()-]/g, '')}`
  return /^www\.[^\s/]+/i.test(words) ? `https://${words}` : words
}
