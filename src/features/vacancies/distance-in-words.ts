import type { Locale } from '#kernel/i18n/messages.ts'

/** '1,4 km'; from ten on without a decimal; never '0 km'. */
export function distanceInWords(km: number, locale: Locale): string {
  const digits = km < 9.95 ? 1 : 0
  const shown = new Intl.NumberFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Math.max(km, 0.1),
  )
  return `${shown} km`
}
