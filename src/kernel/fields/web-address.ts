import { shownDomain } from './domain-name.ts'

/**
 * Whether a page may link to an external address; the one rule for all of them. Addresses with a name or password before the
 * host are refused: of `https://bank.nl@elders.nl` people read the wrong half, and a password in an address is shown to
 * everybody.
 */
export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^./?#@\\]+\.[^/?#@\\]*([/?#\\]|$)/i.test(address) && URL.canParse(address) && hasEnding(new URL(address))

/** No ending has one letter: `n.v.t.` is what people write where there is no website. */
const hasEnding = ({ hostname }: URL): boolean => !/(?:^|\.)[a-z]\.?$/.test(hostname)

/**
 * An address as it is kept: as the URL standard writes it (scheme and host in lower case, an internationalised domain in ASCII, no
 * default port), without the slash of an empty path, so that one address is one text. Null for what is none.
 */
export function normalAddress(address: string): string | null {
  return isWebAddress(address) ? withoutSlash(new URL(address)) : null
}

/** An address as people read and write it: `https://café.example/één`. What is no valid URL stays as it is. */
export function shownAddress(address: string): string {
  if (!isWebAddress(address)) return address
  const url = new URL(address)
  const tail = withoutSlash(url).slice(url.origin.length)
  return `${url.protocol}//${shownDomain(url.hostname)}${url.port && `:${url.port}`}${shownTail(tail)}`
}

/** A web address as people say it: `stichting.example` for `https://www.stichting.example/over-ons`. @throws when it is no valid URL */
export const hostOf = (url: string): string => shownDomain(new URL(url).hostname).replace(/^www\./, '')

const withoutSlash = ({ href, origin }: URL): string => (href === `${origin}/` ? origin : href)

/** Letters as letters. What else is encoded has a meaning in an address, or would be invisible. */
const shownTail = (tail: string): string =>
  tail.replaceAll(/(?:%[89a-f][\da-f])+/gi, (bytes) => {
    try {
      const text = decodeURIComponent(bytes)
      return /^[\p{L}\p{M}\p{N}]+$/u.test(text) ? text : bytes
    } catch {
      return bytes // not UTF-8
    }
  })
