import { citizenNumbers, ibans } from './accounts.ts'
import { type Token, tokensOf } from './fold.ts'
import { mails } from './mail.ts'
import { streets } from './streets.ts'
import { type Range, telephones } from './telephone.ts'
import { healthWords, moneyWords, nursingActs } from './worded.ts'

/** What may not stand in a text of one-on-one help, or only in what the coordinator reads. */
export const sensitiveKinds = ['iban', 'mail', 'telephone', 'bsn', 'street', 'nursing', 'health', 'money'] as const
export type SensitiveKind = (typeof sensitiveKinds)[number]

/** A part of a text, by the indexes of its UTF-16 units; `end` is exclusive. */
export interface Finding {
  readonly kind: SensitiveKind
  readonly start: number
  readonly end: number
}

/** What leads to somebody or to their money: masked in messages. Words about health and money are only marked. */
export const maskedKinds: readonly SensitiveKind[] = ['iban', 'mail', 'telephone', 'bsn', 'street']

/** In this order the first takes the place: digits of an account number are no telephone number. */
const finders: readonly [SensitiveKind, (tokens: readonly Token[], text: string) => Range[]][] = [
  ['iban', ibans],
  ['mail', mails],
  [
    'bsn',
    (tokens, text) => {
      const numbers = telephones(tokens, text)
      return citizenNumbers(tokens).filter((one) => !numbers.some((other) => other.start < one.end && one.start < other.end))
    },
  ],
  ['telephone', telephones],
  ['street', streets],
  ['nursing', nursingActs],
  ['health', healthWords],
  ['money', moneyWords],
]

/**
 * Finds telephone numbers, mail addresses, streets with a number, account and citizen service numbers, and words about health, money and
 * nursing, in Dutch and English, in the order of the text and without overlap. Runs in the browser and on the server, in time that is
 * linear in the text. What it misses can be reported by who reads it (domain §3.11).
 */
export function recognise(text: string, kinds: readonly SensitiveKind[] = sensitiveKinds): Finding[] {
  const tokens = tokensOf(text)
  const taken = new Uint8Array(text.length)
  const found: Finding[] = []
  for (const [kind, find] of finders) {
    for (const { start, end } of find(tokens, text)) {
      if (taken.subarray(start, end).includes(1)) continue
      taken.fill(1, start, end)
      found.push({ kind, start, end })
    }
  }
  return found.filter((one) => kinds.includes(one.kind)).sort((a, b) => a.start - b.start)
}
