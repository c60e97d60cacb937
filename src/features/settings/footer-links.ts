/** A link that a center puts in its footer; without English words the Dutch ones stand on English pages too. */
export type FooterLink = { nl: string; en: string | null; href: string }

export const mostFooterLinks = 40
const longest = { words: 60, href: 500 }

export type FooterLinksProblem = { code: 'too_many' | 'invalid_footer_link' | 'invalid'; /** From 0. */ at?: number }

/** The links out of JSON that somebody sent, each checked: words are words, and an address leads to a page of the site or to the web. */
export function parseFooterLinks(value: unknown): { links: FooterLink[] } | { problem: FooterLinksProblem } {
  if (value === null || value === undefined) return { links: [] }
  if (!Array.isArray(value)) return { problem: { code: 'invalid' } }
  if (value.length > mostFooterLinks) return { problem: { code: 'too_many' } }
  const links = value.map(parseLink)
  const at = links.indexOf(null)
  return at < 0 ? { links: links as FooterLink[] } : { problem: { code: 'invalid_footer_link', at } }
}

function parseLink(value: unknown): FooterLink | null {
  if (typeof value !== 'object' || value === null) return null
  const { nl, en, href } = value as Partial<Record<keyof FooterLink, unknown>>
  const [dutch, english, address] = [wordsOf(nl), wordsOf(en), addressOf(href)]
  return dutch && address ? { nl: dutch, en: english, href: address } : null
}

function wordsOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 4 * longest.words) return null
  const words = value.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim()
  return words && words.length <= longest.words ? words : null
}

/** A path of this site, or an address on the web; nothing that runs, and nothing that looks like a path and is none. */
export function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest.href) return null
  const address = value.trim()
  if (/^\/(?![/\\])[^\s\\<>"]*$/.test(address)) return address
  if (!/^https?:\/\/[^\s\\<>"]+$/i.test(address) || !URL.canParse(address)) return null
  const { hostname, username, href } = new URL(address)
  return hostname.includes('.') && !username ? href : null
}
