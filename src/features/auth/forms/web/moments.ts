import { timeZone } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

const tags = { nl: 'nl-NL', en: 'en-GB' }
const days = (locale: Locale) => new Intl.DateTimeFormat(tags[locale], { dateStyle: 'long', timeZone })
const times = (locale: Locale) => new Intl.DateTimeFormat(tags[locale], { timeStyle: 'short', timeZone })

/** "21 november 2026" */
export function dayInWords(moment: string, locale: Locale): string {
  return days(locale).format(new Date(moment))
}

/** "21 november 2026, 14.00 uur", in Dutch time, whatever the time zone of the device. */
export function momentInWords(moment: string, locale: Locale): string {
  const time = times(locale).format(new Date(moment))
  return `${dayInWords(moment, locale)}, ${locale === 'nl' ? `${time.replace(':', '.')} uur` : time}`
}
