import type { Locale } from '#kernel/i18n/messages.ts'

const numbers = { nl: [formatOf('nl-NL', 0), formatOf('nl-NL', 1)], en: [formatOf('en-GB', 0), formatOf('en-GB', 1)] } as const

function formatOf(tag: string, digits: number): Intl.NumberFormat {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** '1,4 km'; no decimal from ten on; never '0 km'. */
export function distanceInWords(km: number, locale: Locale): string {
  const digits = km < 9.95 ? 1 : 0
  return `${numbers[locale][digits].format(Math.max(km, 0.1))} km`
}
