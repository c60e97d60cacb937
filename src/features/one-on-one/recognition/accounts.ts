import type { Token } from './fold.ts'
import type { Range } from './telephone.ts'

/** How long the account numbers of a country are (ISO 13616), for the countries of most accounts here. */
const lengths: Record<string, number> = {
  nl: 18,
  be: 16,
  de: 22,
  fr: 27,
  gb: 22,
  es: 24,
  it: 27,
  pl: 28,
  pt: 25,
  at: 20,
  lu: 20,
  tr: 26,
  ie: 22,
  ro: 24,
  bg: 22,
  gr: 27,
  ch: 21,
  ma: 28,
  lt: 20,
}

/** The check of ISO 7064 over letters and digits: four digits at a time, so that no number becomes too large. */
function isRest1(account: string): boolean {
  let rest = 0
  for (const sign of account.slice(4) + account.slice(0, 4)) {
    const value = sign >= '0' && sign <= '9' ? sign : String(sign.charCodeAt(0) - 87)
    for (const digit of value) rest = (rest * 10 + Number(digit)) % 97
  }
  return rest === 1
}

/** Account numbers: by their check, and Dutch ones with a slip of the pen by their shape. */
export function ibans(tokens: readonly Token[]): Range[] {
  const found: Range[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const country = tokens[at]!.text
    const length = tokens[at]!.isDigits ? undefined : lengths[country]
    if (length === undefined || !tokens[at + 1]?.isDigits) continue
    let account = country
    let last = at
    while (account.length < length && tokens[last + 1] && tokens[last + 1]!.gap.length <= 2) {
      last += 1
      account += tokens[last]!.text
    }
    if (account.length !== length || !/^[a-z]{2}\d{2}[a-z0-9]+$/.test(account)) continue
    if (!isRest1(account) && !(country === 'nl' && /^nl\d{2}[a-z]{4}\d{10}$/.test(account))) continue
    found.push({ start: tokens[at]!.start, end: tokens[last]!.end })
    at = last
  }
  return found
}

const cues = new Set(['bsn', 'burgerservicenummer', 'sofinummer', 'sofi', 'bsnnummer'])

/** The eleven test of citizen service numbers. */
function isElevenProof(digits: string): boolean {
  const padded = digits.padStart(9, '0')
  let sum = -Number(padded[8])
  for (let at = 0; at < 8; at += 1) sum += Number(padded[at]) * (9 - at)
  return sum % 11 === 0 && Number(padded) > 0
}

/** Citizen service numbers: nine digits that pass the eleven test, or eight to nine after the word for it. */
export function citizenNumbers(tokens: readonly Token[]): Range[] {
  const found: Range[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    if (!tokens[at]!.isDigits) continue
    let last = at
    let digits = tokens[at]!.text
    while (digits.length < 9 && tokens[last + 1]?.isDigits && tokens[last + 1]!.gap.length === 1 && ' .-'.includes(tokens[last + 1]!.gap)) {
      last += 1
      digits += tokens[last]!.text
    }
    const hasCue = [at - 1, at - 2, at - 3].some((back) => cues.has(tokens[back]?.text ?? ''))
    const isOne = digits.length === 9 ? hasCue || (last - at <= 3 && isElevenProof(digits)) : digits.length === 8 && hasCue
    const goesOn = tokens[last + 1]?.isDigits && tokens[last + 1]!.gap.length <= 1
    if (!isOne || (goesOn && !hasCue)) continue
    found.push({ start: tokens[at]!.start, end: tokens[last]!.end })
    at = last
  }
  return found
}
