import { defineMessages } from '#kernel/i18n/messages.ts'
import { type SensitiveKind, maskedKinds, recognise } from './recognise.ts'

/** What stands in the place of what the other side may not read. Account and citizen service numbers are never shown. */
export const maskWords = defineMessages({
  untilBoth: { nl: '•••• (zichtbaar na akkoord van jullie allebei)', en: '•••• (visible once you both agree)' },
  afterEnd: { nl: '•••• (niet meer zichtbaar)', en: '•••• (no longer visible)' },
  never: { nl: '•••• (dit tonen we nooit)', en: '•••• (we never show this)' },
})

export const neverShown: readonly SensitiveKind[] = ['iban', 'bsn']

/** The text with every finding of `kinds` replaced by the words for its kind; everything else stays to the letter. */
export function mask(text: string, wordsFor: (kind: SensitiveKind) => string, kinds: readonly SensitiveKind[] = maskedKinds): string {
  let masked = ''
  let from = 0
  for (const { kind, start, end } of recognise(text, kinds)) {
    masked += text.slice(from, start) + wordsFor(kind)
    from = end
  }
  return masked + text.slice(from)
}
