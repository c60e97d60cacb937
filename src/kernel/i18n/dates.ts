import type { Locale } from './messages.ts'

const zone = 'Europe/Amsterdam'
const tags = { nl: 'nl-NL', en: 'en-GB' } as const
const made = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  let known = made.get(key)
  if (!known) made.set(key, (known = new Intl.DateTimeFormat(tags[locale], { timeZone: zone, ...options })))
  return known
}

/** `2026-11-27`: the day on the Dutch calendar. */
export function dayOf(moment: string | Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(moment))
}

/** `vrijdag 27 november`; another year than this one is named. */
export function longDay(locale: Locale, moment: string | Date, now: Date = new Date()): string {
  const date = new Date(moment)
  const sameYear = dayOf(date).slice(0, 4) === dayOf(now).slice(0, 4)
  return format(locale, { weekday: 'long', day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) }).format(date)
}

/** `14.05 uur`, `14:05`. */
export function clockTime(locale: Locale, moment: string | Date): string {
  const time = format(locale, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }).format(new Date(moment))
  return locale === 'nl' ? `${time.replace(':', '.').replace(/^0(?=\d)/, '')} uur` : time
}

/** Calendar days between two moments, in Dutch time. */
export function daysBetween(from: string | Date, to: string | Date): number {
  return Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / 86_400_000)
}

/** `vandaag`, `gisteren`, `5 dagen geleden`, and after two weeks the day itself. */
export function ago(locale: Locale, moment: string | Date, now: Date): string {
  const days = daysBetween(moment, now)
  if (days <= 0) return locale === 'nl' ? 'vandaag' : 'today'
  if (days === 1) return locale === 'nl' ? 'gisteren' : 'yesterday'
  if (days > 14) return longDay(locale, moment, now)
  return locale === 'nl' ? `${days} dagen geleden` : `${days} days ago`
}
