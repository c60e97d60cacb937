import { inEuros } from '#kernel/i18n/euros.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** What a workshop costs, in the words of who wrote it or as an amount; null when it is free. */
export function priceInWords(locale: Locale, { priceCents, priceText }: { priceCents: number; priceText: string | null }): string | null {
  if (priceText) return priceText
  if (priceCents === 0) return null
  return inEuros(locale, priceCents)
}
