import { cutText } from './cut-text.ts'
import { bareText } from './normal-text.ts'

/** Longer text is no field for a number any more. */
const longest = 200

/**
 * The telephone numbers in what somebody wrote, in their order, each as it is dialled: `+31612345678` (E.164), or the Dutch number
 * itself where that is reached from the Netherlands alone (`09001234`, `140341`, `112`). What surrounds a number (a label, a name,
 * an extension, opening hours) is left out. A text whose digits form no whole number has none: no digit is added or dropped but the
 * trunk zero, and the zero at the beginning of a mobile number, which spreadsheets remove.
 */
export function telephonesIn(written: string): string[] {
  const text = westernDigits(bareText(cutText(written, longest)).normalize('NFKC'))
    .replaceAll(/[\p{Pd}\u2212]/gu, '-')
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    // An extension is dialled after the answer; `;` begins the parameters of a `tel:` link (RFC 3966).
    .replaceAll(
      /(?:\b(?:tst|toestel|ext|extensie|extension|doorkies|doorkiesnummer|optie|option|keuze)\b[.:]{0,2}|#|(?<=\d ?)x) ?\d{1,6}\b|;[a-z]{1,20}=[-\w+.]*/gi,
      ' , ',
    )
  const all = digitsOf(text)
  if (/^(?:11[23]|116\d{3}|144)$/.test(all)) return [all]
  return [...new Set([...text.matchAll(/(?<![\p{L}\d])\+?(?:\( ?\+?)?\d[\d ()./-]*/gu)].flatMap(([run]) => numbersIn(run)))]
}

/** The number of a text that has exactly one. */
export function telephoneIn(written: string): string | null {
  const [only, ...more] = telephonesIn(written)
  return only !== undefined && more.length === 0 ? only : null
}

/** The address of a link that dials the first number of a text; null when there is none. */
export function telHref(written: string): string | null {
  const [first] = telephonesIn(written)
  return first === undefined ? null : `tel:${first}`
}

/** Digits and signs between them: one number, or several that are written after each other. */
function numbersIn(run: string): string[] {
  // `030-1234567/89` and `+33 1406339-00/01`: the number before the slash is whole. In `0341/123456` it is not.
  const [first, ...rest] = run.split('/')
  const before = rest.length > 0 ? numberOf(first!) : null
  if (before !== null && digitsOf(first!).length >= 10) return [before, ...rest.flatMap((part) => numberOf(part) ?? [])]
  const whole = numberOf(run)
  if (whole !== null) return [whole]
  const parts = [run.split(' - '), run.split('(')].find((some) => some.length > 1 && numberOf(some[0]!) !== null)
  if (parts) return parts.flatMap((part) => numberOf(part) ?? [])
  return dutchInRow(run)
}

/** Dutch numbers with nothing but spaces between them. Their length is known, so that each ends where the next begins, or not at all. */
function dutchInRow(run: string): string[] {
  const found: string[] = []
  let begun = ''
  for (const part of run.trim().split(' ')) {
    begun += part
    const number = begun.startsWith('0') ? numberOf(begun) : null
    if (number === null) continue
    found.push(number)
    begun = ''
  }
  return begun === '' ? found : []
}

/** Countries where the zero before an area code is left out from abroad. Italy keeps it. */
const trunkZero = /^(31|32|33|41|43|44|49|90|212)0/

function numberOf(run: string): string | null {
  const digits = digitsOf(run)
  const isForeign = /^[ (]*\+/.test(run) || digits.startsWith('00')
  if (!isForeign) return dutchOf(digits) ?? (/^31[1-9]\d{8}$/.test(digits) ? `+${digits}` : null)
  // A zero in brackets is dialled inside the country alone.
  const abroad = digitsOf(run.replace(/\( ?0 ?\)/, (zero) => (/^[ (]*(?:\+|00) ?39/.test(run) ? zero : '')))
    .replace(/^00/, '')
    .replace(trunkZero, '$1')
  if (abroad.startsWith('31')) return dutchOf(`0${abroad.slice(2)}`)
  return /^[1-9]\d{7,14}$/.test(abroad) ? `+${abroad}` : null
}

/** A number as one dials it in the Netherlands. */
function dutchOf(digits: string): string | null {
  if (/^0(?:800|90[069])(?:\d{4}|\d{7})$/.test(digits) || /^140\d{2,3}$/.test(digits)) return digits
  if (/^0(?:800|90[069])/.test(digits)) return null
  if (/^0[1-9]\d{8}$/.test(digits)) return `+31${digits.slice(1)}`
  return /^6[1-58]\d{7}$/.test(digits) ? `+31${digits}` : null
}

const digitsOf = (run: string): string => run.replaceAll(/\D/g, '')

/** `٠٦` and `۰۶` are what Arabic and Persian keyboards write for 06. */
const westernDigits = (text: string): string => text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (sign) => String(sign.charCodeAt(0) & 0xf))
