import type { Token } from './fold.ts'
import { digitsOfWord } from './number-words.ts'
import type { Range } from './telephone.ts'

/** Ends of street names that are little else: they count in small letters too. */
const plainEnds = ['straat', 'laan', 'plein', 'gracht', 'kade', 'singel', 'steeg', 'dreef', 'plantsoen', 'dijk', 'straatje', 'laantje', 'boulevard']
/** Ends of street names that are ordinary words as well: the name must begin with a capital. */
const otherEnds = [
  'weg',
  'pad',
  'hof',
  'park',
  'markt',
  'ring',
  'baan',
  'erf',
  'veld',
  'kamp',
  'wal',
  'akker',
  'brink',
  'berg',
  'hoek',
  'es',
  'oord',
  'donk',
  'hage',
  'street',
  'road',
  'avenue',
  'lane',
]
const notStreets = new Set(['onderweg', 'snelweg', 'fietspad', 'wandelpad', 'voetpad', 'zandpad', 'autoweg', 'schoolplein', 'speelplein', 'winkelstraat'])
/** What follows a number that is no house number. */
const measures = new Set([
  'uur',
  'u',
  'minuten',
  'minuut',
  'min',
  'km',
  'kilometer',
  'meter',
  'm',
  'keer',
  'x',
  'dagen',
  'dag',
  'weken',
  'week',
  'maanden',
  'jaar',
  'euro',
  'mensen',
  'personen',
  'kinderen',
  'procent',
  'plekken',
  'huizen',
  'bomen',
  'buren',
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
  'hours',
  'minutes',
  'years',
  'people',
  'times',
  'weeks',
  'days',
  'katten',
  'honden',
  'of',
  'tot',
  'jarige',
  'january',
  'february',
  'march',
  'may',
  'june',
  'july',
  'august',
  'october',
  'am',
  'pm',
  'stuks',
  'kamers',
  'verdiepingen',
  'auto',
  'vrijwilligers',
])
const numberSigns = new Set(['nr', 'nummer', 'no', 'huisnummer', 'number'])
const dwelling = new Set(['woon', 'woont', 'wonen', 'adres', 'huisadres', 'woonadres', 'live', 'address'])

const isHouseNumber = (token: Token | undefined): boolean => {
  if (!token || token.gap.length > 3) return false
  if (token.isDigits) return token.text.length <= 5 && token.text[0] !== '0'
  const digits = digitsOfWord(token.text)
  return digits !== undefined && digits.length <= 3 && token.text !== 'een' && token.text !== 'one' && digits !== '00'
}

const isCapital = (text: string, token: Token): boolean => /^\p{Lu}/u.test(text.slice(token.start, token.start + 2))

function isStreet(tokens: readonly Token[], at: number, text: string): boolean {
  const token = tokens[at]!
  if (token.isDigits || notStreets.has(token.text)) return false
  const end = plainEnds.find((one) => token.text.endsWith(one))
  const capital = isCapital(text, token)
  if (end)
    return token.text.length > end.length + 1 || capital || (at > 0 && token.gap === ' ' && isCapital(text, tokens[at - 1]!) && tokens[at - 1]!.text.length > 3)
  const other = otherEnds.find((one) => token.text.endsWith(one))
  if (!other) return false
  return token.text.length > other.length + 2 && other.length > 2
    ? capital
    : capital && token.text === other && at > 0 && token.gap === ' ' && isCapital(text, tokens[at - 1]!)
}

/** Where a street name begins: the words before it that belong to it, each with a capital or a small word between. */
function nameStart(tokens: readonly Token[], at: number, text: string): number {
  let first = at
  const small = new Set(['van', 'de', 'der', 'den', 'ten', 'ter', 'het', 't'])
  for (let steps = 0; steps < 4 && first > 0 && tokens[first]!.gap.length <= 2 && !/[,;:!?\n]/.test(tokens[first]!.gap); steps += 1) {
    const before = tokens[first - 1]!
    if (before.isDigits || !(isCapital(text, before) || small.has(before.text))) break
    first -= 1
  }
  while (first < at && !isCapital(text, tokens[first]!)) first += 1
  // The first word of a sentence has a capital too, and what it says may be no part of the name.
  while (
    first < at &&
    ['ik', 'mijn', 'we', 'wij', 'kom', 'op', 'aan', 'in', 'het', 'de', 'adres', 'hier', 'my', 'i', 'is', 'woon'].includes(tokens[first]!.text)
  )
    first += 1
  return first
}

/** The index behind the number and what belongs to it ("12a", "12 hs", "12-3"). */
function numberEnd(tokens: readonly Token[], at: number): number {
  const suffix = tokens[at + 1]
  if (suffix && !suffix.isDigits && suffix.text.length <= 3 && suffix.gap === '') return at + 1
  if (suffix && ['hs', 'bis', 'huis', 'rood', 'zwart'].includes(suffix.text) && suffix.gap === ' ') return at + 1
  if (suffix && suffix.text.length === 1 && !suffix.isDigits && suffix.gap === ' ' && !['u', 'x', 'i', 'a', 'm'].includes(suffix.text)) return at + 1
  return at
}

function isMeasured(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!next) return false
  if (next.gap.includes('%') || next.gap.includes('€')) return true
  if (next.isDigits) return (next.gap === ':' || next.gap === '.') && next.text.length === 2
  return next.gap.length <= 1 && measures.has(next.text)
}

/** Streets with a house number, and whole postcodes, which lead to a door as well. */
export function streets(tokens: readonly Token[], text: string): Range[] {
  const found: Range[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const next = tokens[at + 1]
    if (
      token.isDigits &&
      token.text.length === 4 &&
      token.text[0] !== '0' &&
      next?.text.length === 2 &&
      !next.isDigits &&
      next.gap.length <= 2 &&
      (/^[A-Z]{2}/.test(text.slice(next.start, next.end)) || next.gap === '')
    ) {
      if (/^[a-z]{2}$/.test(next.text) && !['sa', 'sd', 'ss', 'km', 'kg', 'nd', 'de', 'ml', 'mm', 'cm', 'th', 'st', 'tv'].includes(next.text)) {
        const house = tokens[at + 2]?.isDigits && tokens[at + 2]!.text.length <= 4 && !isMeasured(tokens, at + 2) && tokens[at + 2]!.gap.length <= 3
        found.push({ start: token.start, end: tokens[house ? numberEnd(tokens, at + 2) : at + 1]!.end })
        at += 1
        continue
      }
    }
    const lives =
      !token.isDigits &&
      isCapital(text, token) &&
      [at - 1, at - 2, at - 3, at - 4].some((back) => dwelling.has(tokens[back]?.text ?? '')) &&
      !dwelling.has(token.text)
    if (token.isDigits || !(isStreet(tokens, at, text) || lives)) continue
    const number = isHouseNumber(next) ? at + 1 : next && numberSigns.has(next.text) && isHouseNumber(tokens[at + 2]) ? at + 2 : -1
    if (number < 0 || isMeasured(tokens, number) || (number === at + 1 && /[.!?]\s/.test(next!.gap))) continue
    const last = numberEnd(tokens, number)
    found.push({ start: tokens[nameStart(tokens, at, text)]!.start, end: tokens[last]!.end })
    at = last
  }
  return found
}
