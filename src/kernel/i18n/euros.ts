import type { Locale } from './messages.ts'

const formatOf = (tag: string, maximumFractionDigits: number) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits })
const formats = {
  nl: { exact: formatOf('nl-NL', 2), whole: formatOf('nl-NL', 0) },
  en: { exact: formatOf('en-GB', 2), whole: formatOf('en-GB', 0) },
}

/** Cents as an amount: `€ 12,50`, `€12.50`; whole euros without decimals, `€ 210`. */
export function inEuros(locale: Locale, cents: number): string {
  return formats[locale][cents % 100 === 0 ? 'whole' : 'exact'].format(cents / 100)
}
