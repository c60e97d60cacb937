import { today } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** 'vrijdag 27 november', with the year if it is not this year. */
export function dateInWords(date: string, locale: Locale, now = new Date()): string {
  const day = new Date(`${date}T12:00:00Z`)
  const year = date.slice(0, 4) === today(now).slice(0, 4) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(locale === 'nl' ? 'nl-NL' : 'en-GB', { weekday: 'long', day: 'numeric', month: 'long', ...year, timeZone: 'UTC' })
    .format(day)
    .replace(',', '')
}

/** 'vanaf maandag 4 januari', 'tot en met …', both, or one day; null if neither is known or both have passed. */
export function periodInWords(start: string | null, end: string | null, locale: Locale, now = new Date()): string | null {
  const isOver = start !== null && start <= today(now)
  const from = start && !(isOver && start !== end) ? dateInWords(start, locale, now) : null
  const to = end && dateInWords(end, locale, now)
  if (start && start === end) return to
  if (from && to) return locale === 'nl' ? `van ${from} tot en met ${to}` : `from ${from} to ${to}`
  if (from) return locale === 'nl' ? `vanaf ${from}` : `from ${from}`
  return to && (locale === 'nl' ? `tot en met ${to}` : `until ${to}`)
}
