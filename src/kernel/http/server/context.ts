import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIPv4, isIPv6 } from 'node:net'
import { readCookie } from '#kernel/http/cookie.ts'
import type { Actor } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** Set on every request once its hooks have run; features add their own facts. */
declare module 'fastify' {
  interface FastifyRequest {
    locale: Locale
    actor: Actor
    centerId: string
    centerName: string
    tenantKey: string
    /** The features that its tenant has switched on, by flag. */
    siteFlags: Readonly<Record<string, boolean>>
    /** Origin for links that leave with this request: from configuration, never from the Host header. */
    ownOrigin: string
  }
}

/** The best supported language for Accept-Language; Dutch when none fits. */
export function acceptedLocale(header: string | undefined): Locale {
  let best: Locale = 'nl'
  let weight = 0
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [tag = '', ...rest] = part.trim().split(';')
    const language = tag.slice(0, 2).toLowerCase()
    const quality = Number(
      rest
        .find((entry) => entry.trim().startsWith('q='))
        ?.trim()
        .slice(2) ?? 1,
    )
    if ((language === 'nl' || language === 'en') && (tag.length === 2 || tag[2] === '-') && quality > weight) [best, weight] = [language, quality]
  }
  return best
}

/** The language that was chosen on this site (decisions 5); null without a choice. */
export function chosenLocale(cookies: string | undefined): Locale | null {
  return readCookie(cookies, 'locale', (value) => (value === 'nl' || value === 'en' ? value : null))
}

/** Random once for each process, then counted: unique without asking the system for randomness at every request. */
const process = randomBytes(9).toString('base64url').replaceAll(/[_-]/g, '0')
let count = 0

/** The client's X-Request-Id when it is well formed, else an id of our own (contract §5). */
export function requestId({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id']
  return typeof sent === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(sent) ? sent : `${process}.${(count++).toString(36)}`
}

/** The address by which limits count: a whole IPv4 address, or the half of an IPv6 address that a subscriber gets (/64). */
export function clientAddress({ ip }: { ip: string }): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped && isIPv4(mapped)) return mapped
  const bare = ip.split('%', 1)[0]!
  return isIPv6(bare) ? `${firstHalf(bare)}::/64` : ip
}

function firstHalf(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const all = tail === undefined ? groups : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
