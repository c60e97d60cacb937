import { bareText } from '#kernel/fields/normal-text.ts'
import { telHref } from '#kernel/fields/telephone.ts'
import { normalAddress, shownAddress } from '#kernel/fields/web-address.ts'

const longest = 500

/** An override within an address makes people read another one. Around an address it is what phones put there when one copies it. */
const turns = /[^\s\u202a-\u202e\u2066-\u2069][\u202a-\u202e\u2066-\u2069]{1,20}[^\s\u202a-\u202e\u2066-\u2069]/

/**
 * Where an editor's link may lead: a path of this site, the web, a mail address or a telephone number. Null for anything else,
 * so that no executable address is ever stored.
 */
export function linkTarget(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest) return null
  if (turns.test(value)) return null
  const address = bareText(value)
  if (/^mailto:/i.test(address)) return mailTarget(address.slice('mailto:'.length))
  if (/^tel:/i.test(address)) return telHref(address.slice('tel:'.length))
  if (/[\s\\<>"]/.test(address)) return null
  return /^\/(?!\/)/.test(address) ? address : normalAddress(address)
}

/** What a link may fill in of a mail: a blind copy and a file of the reader's are nothing that a link decides. */
const fillsIn = ['subject', 'body', 'cc'] as const

/** `info@voorbeeld.nl?subject=Vraag over de tuin`, with its words encoded or as people type them. */
function mailTarget(written: string): string | null {
  const at = written.indexOf('?')
  const address = (at < 0 ? written : written.slice(0, at)).trim()
  if (!/^[^@:?/&\s\\<>"]{1,64}@[^@:?/&\s\\<>"]{1,190}$/.test(address)) return null
  const given = at < 0 ? new Map<string, string>() : wordsIn(written.slice(at + 1))
  const filled = fillsIn.flatMap((name) => (given.get(name) ? [`${name}=${encodeURIComponent(given.get(name)!)}`] : []))
  const target = `mailto:${address}${filled.length > 0 ? `?${filled.join('&')}` : ''}`
  return target.length > longest ? null : target
}

/** The header fields of a `mailto:` address (RFC 6068). A plus is a plus there; a line end would begin another header. */
function wordsIn(query: string): Map<string, string> {
  return new Map(
    query.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim().toLowerCase(), bareText(decoded(value.join('=')))]
    }),
  )
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value // typed as it is, with a percent sign
  }
}

/** Completes what somebody types into a link: 'www.ermelo.nl', 'info@ermelo.nl' and '0341 123456' are understood. */
export function understoodLink(typed: string): string {
  const words = bareText(typed.slice(0, longest))
  if (/^[^\s@:/?]+@[^\s@:/?]+\.[a-z]{2,}(?:\?.*)?$/i.test(words)) return `mailto:${words}`
  if (/^[+(]*\d[\d ()./-]{5,30}$/.test(words)) return telHref(words) ?? words
  return /^www\.[^\s/]+/i.test(words) ? `https://${words}` : words
}

/** A stored target as somebody types it, so that an editor reads `info@ermelo.nl?subject=Vraag over de tuin` and `https://café.example`. */
export const typedLink = (target: string): string =>
  target.startsWith('mailto:')
    ? decoded(target.slice('mailto:'.length).replaceAll(/%(?:25|26|3d)/gi, (sign) => `%25${sign.slice(1)}`))
    : target.startsWith('tel:')
      ? target.slice('tel:'.length)
      : shownAddress(target)

/** What a link says where nobody wrote words for it. */
export const linkWords = (target: string): string =>
  target.startsWith('mailto:') ? target.slice('mailto:'.length).split('?')[0]! : target.replace(/^tel:/, '')
