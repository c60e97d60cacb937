import { fullDay } from '#kernel/i18n/dates.ts'
import { type Locale, plural } from '#kernel/i18n/messages.ts'

/** More dates than these are told by the first and the last, so that they fit one line of a certificate. */
const mostListed = 6

/** ‘5 en 12 september 2026’, ‘29 december 2026 en 5 januari 2027’, ‘12 keren van 1 september tot en met 17 november 2026’. */
export function daysInWords(locale: Locale, days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const [from, to] = [fullDay(locale, first), fullDay(locale, last)]
  if (days.length > mostListed) {
    const begin = first.slice(0, 4) === last.slice(0, 4) ? from.slice(0, -5) : from
    return locale === 'nl' ? `${days.length} keren van ${begin} tot en met ${to}` : `${days.length} times from ${begin} to ${to}`
  }
  // Month and year stand behind the last date that has them.
  const listed = days.map((day, at) => {
    const next = days[at + 1]
    const said = fullDay(locale, day)
    if (next?.slice(0, 7) === day.slice(0, 7)) return said.slice(0, said.indexOf(' '))
    return next?.slice(0, 4) === day.slice(0, 4) ? said.slice(0, -5) : said
  })
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(listed)
}

/** ‘5 uur’, ‘4 uur en 30 minuten’, ‘45 minuten’. */
export function durationInWords(locale: Locale, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    hours > 0 ? (locale === 'nl' ? `${hours} uur` : plural(locale, hours, { one: '1 hour', other: `${hours} hours` })) : [],
    rest > 0
      ? locale === 'nl'
        ? plural(locale, rest, { one: '1 minuut', other: `${rest} minuten` })
        : plural(locale, rest, { one: '1 minute', other: `${rest} minutes` })
      : [],
  ].flat()
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts)
}
