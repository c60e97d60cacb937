import { monthName } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** A month that an address asks for, `2026-12`; empty for anything else. */
export const readMonth = (text: string): string => (/^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : '')

/** `december`, `januari 2027`: the year where it is another one. */
export function monthInWords(month: string, locale: Locale, now: string): string {
  const name = monthName(locale, `${month}-15`)
  return month.slice(0, 4) === now.slice(0, 4) ? name : `${name} ${month.slice(0, 4)}`
}
