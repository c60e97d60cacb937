import type { Locale } from './messages.ts'

const formats = { nl: new Intl.NumberFormat('nl-NL'), en: new Intl.NumberFormat('en-GB') }

/** A number as people write it: `20.000` in Dutch, `20,000` in English. */
export function inDigits(locale: Locale, n: number): string {
  return formats[locale].format(n)
}
