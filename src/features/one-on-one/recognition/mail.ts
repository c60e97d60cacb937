import type { Token } from './fold.ts'
import type { Range } from './telephone.ts'

/** Words for the sign of a mail address that mean nothing else. */
const plainAt = new Set(['apenstaartje', 'apenstaart', 'apestaartje', 'apestaart', 'arroba'])
/** Words that mean something else too: they count where a known end of an address follows. */
const otherAt = new Set(['at', 'aapje', 'bij', 'aap', 'et'])
const dots = new Set(['punt', 'puntje', 'dot', 'stip', 'point'])
const joiners = new Set([...dots, 'streepje', 'streep', 'underscore', 'liggend', 'min', 'dash'])
const ends = new Set([
  'nl',
  'com',
  'org',
  'net',
  'eu',
  'be',
  'de',
  'info',
  'frl',
  'me',
  'io',
  'uk',
  'fr',
  'nu',
  'online',
  'email',
  'biz',
  'amsterdam',
  'gelderland',
])
const providers = new Set([
  'gmail',
  'googlemail',
  'hotmail',
  'outlook',
  'live',
  'icloud',
  'yahoo',
  'ziggo',
  'kpnmail',
  'kpn',
  'xs',
  'planet',
  'hetnet',
  'telfort',
  'home',
  'casema',
  'upcmail',
  'protonmail',
  'proton',
  'chello',
  'quicknet',
  'zeelandnet',
  'kpnplanet',
  'onsbrabantnet',
  'solcon',
  'gmx',
  'msn',
  'online',
])
const mailOnly = new Set(['gmail', 'googlemail', 'hotmail', 'icloud', 'protonmail', 'kpnmail', 'upcmail'])
const prepositions = new Set(['op', 'via', 'naar', 'bij', 'in', 'met', 'on', 'at', 'van', 'een', 'mijn', 'my', 'a', 'de', 'het', 'en', 'of', 'to', 'from'])

const longest = 8

/** How far the part behind the sign reaches (index of its last token), or -1: "voorbeeld.nl", "voorbeeld punt nl", a known provider alone. */
function domainFrom(tokens: readonly Token[], from: number, isPlain: boolean): number {
  const first = tokens[from]
  if (!first || first.gap.length > 4) return -1
  let last = -1
  if (providers.has(first.text) && first.text !== 'home' && first.text !== 'live' && first.text !== 'online') last = from
  for (let at = from; at < tokens.length && at < from + longest;) {
    const next = tokens[at + 1]
    if (!next) break
    const isWord = dots.has(next.text)
    const isEndAt = isWord ? at + 2 : at + 1
    const end = tokens[isEndAt]
    if (!end || end.gap.length > 3) break
    const isDot = isWord || next.gap.includes('.') || (next.gap.length > 0 && /^[[({<]?\s?(?:\.|,)\s?[\])}>]?$/.test(next.gap))
    if (!isDot && next.gap !== '-' && next.gap !== '_' && next.gap !== '') break
    if (isDot && (ends.has(end.text) || (isPlain && !end.isDigits && end.text.length >= 2 && (next.gap === '.' || isWord)))) last = isEndAt
    at = isEndAt
  }
  return last
}

/** How far the part before the sign reaches back (index of its first token). */
function localFrom(tokens: readonly Token[], from: number): number {
  let first = from
  for (let steps = 0; first > 0 && steps < longest; steps += 1) {
    const token = tokens[first]!
    const before = tokens[first - 1]!
    if (token.gap !== '' && /^[._%+-]+$/.test(token.gap)) first -= 1
    else if (token.gap === '') first -= 1
    else if (joiners.has(before.text) && first > 1) first -= 2
    else break
  }
  return first
}

/** Mail addresses, with the sign or with words for it. */
export function mails(tokens: readonly Token[]): Range[] {
  const found: Range[] = []
  let free = 0
  for (let at = 1; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const hasSign = token.gap.includes('@')
    const isWord = !hasSign && (plainAt.has(token.text) || otherAt.has(token.text))
    if (!hasSign && !isWord) {
      const isBare = mailOnly.has(token.text) && token.gap === ' ' && !prepositions.has(tokens[at - 1]!.text) && domainFrom(tokens, at, false) > at
      if (isBare && at - 1 >= free) {
        const last = domainFrom(tokens, at, false)
        found.push({ start: tokens[localFrom(tokens, at - 1)]!.start, end: tokens[last]!.end })
        free = last + 1
        at = last
      }
      continue
    }
    const last = domainFrom(tokens, hasSign ? at : at + 1, hasSign || plainAt.has(token.text))
    if (last < 0) continue
    const first = Math.max(localFrom(tokens, at - 1), free)
    found.push({ start: tokens[first]!.start, end: tokens[last]!.end })
    free = last + 1
    at = last
  }
  return found
}
