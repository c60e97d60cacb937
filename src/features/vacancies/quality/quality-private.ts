import type { QualityFinding } from './quality-criteria.ts'
import type { QualityPart } from './quality-parts.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

/** What must not be in a public text: phone numbers, mail addresses, citizen service numbers, and placeholders left from a template (domain §3.1). */
export function unfitDetails({ field, lines }: Pick<QualityPart, 'field' | 'lines'>): QualityFinding[] {
  return lines.flatMap((line) => {
    const email = emailIn(line)
    // A placeholder of a template: "[naam]".
    const placeholder = email ? undefined : /\[\p{L}[^[\]\n]{2,60}\]/u.exec(line)?.[0]
    return [
      ...numbersIn(line).map(({ code, found, isHard }): QualityFinding => ({ code, field, isHard, found })),
      ...(placeholder ? [{ code: 'placeholder' as const, field, isHard: true, found: placeholder }] : []),
      ...(email ? [{ code: 'email' as const, field, isHard: true, found: email }] : []),
    ]
  })
}

type FoundNumber = { code: 'phone' | 'bsn'; found: string; isHard: boolean }

function numbersIn(line: string): FoundNumber[] {
  // Removes account numbers, dates and times first: "06-12-2026 10.30" is no phone number.
  const bare = line
    .replaceAll(/\b[A-Z]{2}\d{2} ?[A-Z]{4}(?: ?\d){10}\b/g, 'x')
    .replaceAll(/\b\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}\b/g, 'x')
    .replaceAll(/\b\d{1,2}[.:]\d{2}(?=\s?(?:uur|u\b|tot|[-–]|pm\b|am\b))/g, 'x')
  const isAboutBsn = /\b(?:bsn|burgerservicenummer|sofinummer|citizen service number)/i.test(line)
  return [...bare.matchAll(/(?<![\p{L}\d])(?:\+|\(?\d)[\d\s()./-]{7,24}/gu)].flatMap(([match]): FoundNumber[] => {
    const found = match.replace(/[\s()./-]{1,24}$/, '')
    const digits = found.replaceAll(/\D/g, '')
    if (isTelephone(found, digits)) return [{ code: 'phone', found, isHard: true }]
    if (digits.length === 9 && isBsn(digits)) return [{ code: 'bsn', found, isHard: isAboutBsn }]
    return []
  })
}

/** Ten digits from a 0, or nine after the country code 31; eleven for service numbers (0900). */
function isTelephone(found: string, digits: string): boolean {
  const national = found.startsWith('+31') || digits.startsWith('0031') ? digits.replace(/^(?:00)?31(?:0(?=\d{9}$))?/, '0') : digits
  if (found.startsWith('+') && !found.startsWith('+31')) return digits.length >= 9 && digits.length <= 15
  return /^0[1-9]\d{8}$|^0[89]0\d{8}$/.test(national)
}

/** The checksum of citizen service numbers ("elfproef"). */
function isBsn(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at), 0)
  return sum !== 0 && sum % 11 === 0
}

function emailIn(line: string): string | null {
  for (const word of line.replaceAll(/\s?[([](?:at|apenstaartje)[)\]]\s?/gi, '@').split(/\s/)) {
    const at = word.indexOf('@')
    const before = word.slice(0, at)
    const after = word.slice(at + 1)
    const dot = after.lastIndexOf('.', after.length - 3)
    if (at > 0 && dot > 0 && /[a-z\d]$/i.test(before) && /^[a-z\d]/i.test(after)) return cutText(word, 120)
  }
  return null
}
