import type { Token } from './fold.ts'
import { digitsOfWord, isEnglishTen } from './number-words.ts'

interface Item {
  readonly digits: string
  readonly start: number
  readonly end: number
  readonly hasPlus: boolean
  readonly cue: boolean
}
export interface Range {
  readonly start: number
  readonly end: number
}

/** Words that people say between the digits of a number. */
const fillers = new Set([
  'en',
  'dan',
  'daarna',
  'streep',
  'streepje',
  'min',
  'spatie',
  'punt',
  'puntje',
  'and',
  'then',
  'dash',
  'space',
  'dot',
  'komt',
  'gevolgd',
  'door',
])
const doubles = new Set(['dubbel', 'dubbele', 'double'])
/** Words after which six digits are a number already. */
const cues = new Set([
  'bel',
  'belt',
  'bellen',
  'tel',
  'telefoon',
  'telefoonnummer',
  'telnr',
  'tnr',
  'telefoonnr',
  'mobiel',
  'mobieltje',
  'gsm',
  'whatsapp',
  'app',
  'appen',
  'sms',
  'signal',
  'call',
  'phone',
  'mobile',
  'nummer',
  'number',
  'telegram',
])
const afterCue = new Set([
  'is',
  'op',
  'me',
  'mij',
  'ons',
  'naar',
  'het',
  'mijn',
  'nummer',
  'nr',
  'met',
  'on',
  'at',
  'my',
  'number',
  'dit',
  'even',
  'maar',
  'via',
  'us',
  'to',
])

/** A run is broken by more than this many signs between two digits. */
const widestGap = 6

function isDate(tokens: readonly Token[], at: number): boolean {
  const [first, second, third] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!first?.isDigits || !second?.isDigits || !third?.isDigits || second.gap !== third.gap || !['-', '/', '.'].includes(second.gap)) return false
  const after = tokens[at + 3]
  if (after?.isDigits && (after.gap === second.gap || (after.gap === ' ' && after.text.length === 2 && !isOfTime(tokens, at + 3)))) return false
  const [a, b, c] = [Number(first.text), Number(second.text), Number(third.text)]
  const isYear = (value: number) => value >= 1900 && value < 2100
  return (
    (isYear(c) && third.text.length === 4 && a >= 1 && a <= 31 && b >= 1 && b <= 12) ||
    (isYear(a) && first.text.length === 4 && b >= 1 && b <= 12 && c >= 1 && c <= 31)
  )
}

function isOfTime(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return next !== undefined && (['uur', 'u', 'h', 'am', 'pm'].includes(next.text) || (next.isDigits && [':', '.'].includes(next.gap)))
}

function isTime(tokens: readonly Token[], at: number): boolean {
  const [hours, minutes] = [tokens[at], tokens[at + 1]]
  if (!hours?.isDigits || !minutes?.isDigits || minutes.gap !== ':' || minutes.text.length !== 2 || hours.text.length > 2) return false
  if (Number(hours.text) > 24 || Number(minutes.text) > 59) return false
  return !(tokens[at + 2]?.isDigits && tokens[at + 2]!.gap === ':')
}

/** "09.30", as a time is written with a point. */
const isPointTime = (tokens: readonly Token[], at: number): boolean => {
  const minutes = tokens[at + 1]
  return (
    tokens[at]!.text.length <= 2 &&
    minutes?.isDigits === true &&
    minutes.gap === '.' &&
    minutes.text.length === 2 &&
    Number(tokens[at]!.text) <= 24 &&
    Number(minutes.text) <= 59 &&
    tokens[at + 2]?.gap !== '.'
  )
}

/** What of a token counts as digits: figures, words, an o or l among figures. */
function digitsAt(tokens: readonly Token[], at: number): { digits: string; length: number } | undefined {
  const token = tokens[at]!
  if (token.isDigits) return { digits: token.text, length: 1 }
  const next = tokens[at + 1]
  if (isEnglishTen(token.text) && next && !next.isDigits && next.gap.length === 1) {
    const unit = digitsOfWord(next.text)
    if (unit?.length === 1 && unit !== '0') return { digits: `${digitsOfWord(token.text)![0]!}${unit}`, length: 2 }
  }
  if (doubles.has(token.text) && next) {
    const digit = next.isDigits ? next.text : digitsOfWord(next.text)
    return digit?.length === 1 ? { digits: digit + digit, length: 2 } : undefined
  }
  const digits = digitsOfWord(token.text)
  if (digits !== undefined) return { digits, length: 1 }
  if (token.text.length > 4 || !/^[oil]+$/.test(token.text)) return undefined
  const before = tokens[at - 1]
  const touches = (next?.isDigits && next.gap.length <= (token.text.startsWith('o') ? 2 : 0)) || (before?.isDigits && token.gap === '')
  return touches ? { digits: token.text.replaceAll('o', '0').replace(/[il]/g, '1'), length: 1 } : undefined
}

function cueBefore(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - 4; back -= 1) {
    const word = tokens[back]!.text
    if (cues.has(word)) return true
    if (!afterCue.has(word)) return false
  }
  return false
}

/** Runs of digits that may be one number: whatever stands between them is short, and no date or time is among them. */
function runsOf(tokens: readonly Token[]): Item[][] {
  const runs: Item[][] = []
  let run: Item[] = []
  let skipped = 0
  const close = () => {
    if (run.length > 0) runs.push(run)
    run = []
    skipped = 0
  }
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    if (token.gap.length > widestGap) close()
    if (isDate(tokens, at)) {
      close()
      at += 3
      continue
    }
    if (isTime(tokens, at)) {
      close()
      at += 2
      continue
    }
    const found = digitsAt(tokens, at)
    if (found) {
      const hasPlus = token.gap.includes('+') || tokens[at - 1]?.text === 'plus'
      run.push({
        digits: found.digits,
        start: token.start,
        end: tokens[at + found.length - 1]!.end,
        hasPlus,
        cue: run.length === 0 && !(token.isDigits && isPointTime(tokens, at)) && cueBefore(tokens, at),
      })
      at += found.length
      skipped = 0
      continue
    }
    if (run.length > 0 && (fillers.has(token.text) || token.text === 'plus') && skipped < 3) skipped += 1
    else close()
    at += 1
  }
  close()
  return runs
}

const mobile = /^06[1-68]/
/** Area codes of the Netherlands, and the numbers of offices. */
const area = /^0(?:[1-57]\d|8[4578])/

/** How many items from `from` make a telephone number, or 0. Looks at no more than fifteen digits, so that a run costs what it is long. */
function numberAt(run: readonly Item[], from: number): number {
  let digits = ''
  const first = run[from]!
  const lengths: number[] = []
  for (let at = from; at < run.length && digits.length < 16; at += 1) {
    digits += run[at]!.digits
    lengths.push(digits.length)
  }
  const exact = (length: number) => lengths.indexOf(length) + 1
  const isWhole = from + lengths.length === run.length
  const total = digits.length
  if (first.hasPlus && /^[1-9]/.test(digits)) {
    const upTo = lengths.findLastIndex((length) => length >= 8 && length <= 15)
    if (upTo >= 0) return digits.startsWith('310') && exact(12) ? exact(12) : digits.startsWith('31') && exact(11) ? exact(11) : upTo + 1
  }
  if (/^00[1-9]/.test(digits)) {
    const upTo = digits.startsWith('0031') && exact(13) ? exact(13) - 1 : lengths.findLastIndex((length) => length >= 10 && length <= 15)
    if (upTo >= 0) return upTo + 1
  }
  if (mobile.test(digits)) return exact(10) || (isWhole && total >= 9 && total <= 11 ? lengths.length : 0)
  if (area.test(digits) && exact(10)) return exact(10)
  if (digits.startsWith('316') && exact(11)) return exact(11)
  if (from === 0 && isWhole && /^6[1-58]/.test(digits) && total === 9) return lengths.length
  if (first.cue && total >= 6 && !/^0[89]00/.test(digits)) {
    const upTo = lengths.findLastIndex((length) => length >= 6 && length <= 15)
    return upTo + 1
  }
  return 0
}

/** Telephone numbers, in figures and in words. */
export function telephones(tokens: readonly Token[], text: string): Range[] {
  const found: Range[] = []
  for (const run of runsOf(tokens)) {
    for (let at = 0; at < run.length;) {
      const length = numberAt(run, at)
      if (length === 0) {
        at += 1
        continue
      }
      let start = run[at]!.start
      if (run[at]!.hasPlus) while (start > 0 && run[at]!.start - start < 3 && text[start] !== '+') start -= 1
      found.push({ start: text[start] === '+' || text[start] === '＋' ? start : run[at]!.start, end: run[at + length - 1]!.end })
      at += length
    }
  }
  return found
}
