import type { Locale } from './messages.ts'

/** The time zone of all centers, whatever the machine or device uses; every "today" is a date here. */
export const timeZone = 'Europe/Amsterdam'
const tags = { nl: 'nl-NL', en: 'en-GB' } as const
const made = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  let known = made.get(key)
  if (!known) made.set(key, (known = new Intl.DateTimeFormat(tags[locale], { timeZone, ...options })))
  return known
}

const isoDays = new Intl.DateTimeFormat('sv-SE', { timeZone })
const hours = new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', hourCycle: 'h23' })
const offsets = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' })

/** `2026-11-27`: the date in Dutch time. */
export function dayOf(moment: string | Date): string {
  return isoDays.format(new Date(moment))
}

/** `2026-11-27`: today's date in Dutch time; compares as text with any other date. */
export function today(now: Date = new Date()): string {
  return dayOf(now)
}

/** This many days after a date; days of 23 or 25 hours count as one. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** This many months after a date; in a shorter month its last day. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

/** The day of the week in Dutch time: 0 is Sunday, 6 Saturday. */
export function weekdayOf(moment: string | Date): number {
  return new Date(dayOf(moment)).getUTCDay()
}

/** The hour in Dutch time, 0 to 23. */
export function hourOf(moment: string | Date): number {
  return Number(hours.format(new Date(moment)))
}

const clocks = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `14:05`: the Dutch local time, as an input of type time takes it. */
export function clockOf(moment: string | Date): string {
  return clocks.format(new Date(moment))
}

/** The moment at which Dutch clocks show `14:05` on a date. A time in the hour that is skipped in spring becomes one hour later. */
export function atClock(day: string, time: string): string {
  const said = Date.parse(`${day}T${time}:00Z`)
  for (const hours of [2, 1, 0]) {
    const moment = new Date(said - hours * 3_600_000)
    if (dayOf(moment) === day && clockOf(moment) === time) return moment.toISOString()
  }
  return new Date(said - 3_600_000).toISOString()
}

/** `2026-07-31T23:59:59+02:00`: the last second of a day, with the offset of that day. */
export function endOfDay(day: string): string {
  // The clock changes at 01:00 UTC, so the offset at 22:00 UTC holds until midnight.
  const offset = offsets.formatToParts(new Date(`${day}T22:00:00Z`)).find(({ type }) => type === 'timeZoneName')!.value
  return `${day}T23:59:59${offset.replace('GMT', '')}`
}

/** `vrijdag 27 november`; with the year when it is not this one. */
export function longDay(locale: Locale, moment: string | Date, now: Date = new Date()): string {
  const date = new Date(moment)
  const sameYear = dayOf(date).slice(0, 4) === dayOf(now).slice(0, 4)
  return format(locale, { weekday: 'long', day: 'numeric', month: 'long', ...(sameYear ? {} : { year: 'numeric' }) }).format(date)
}

/** `27 nov. 2026`, for the columns of a table. */
export function shortDay(locale: Locale, moment: string | Date): string {
  return format(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment))
}

/** `20 nov`, for a line with little room; with the year when it is not this one. */
export function briefDay(locale: Locale, moment: string | Date, now: Date): string {
  const isThisYear = dayOf(moment).slice(0, 4) === dayOf(now).slice(0, 4)
  return format(locale, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }).format(new Date(moment))
}

/** `wo`, `2`, `dec.`: a date as a leaf of a tear-off calendar shows it. */
export function leafOf(locale: Locale, moment: string | Date): { weekday: string; day: string; month: string } {
  const date = new Date(moment)
  return {
    weekday: format(locale, { weekday: 'short' }).format(date),
    day: format(locale, { day: 'numeric' }).format(date),
    month: format(locale, { month: 'short' }).format(date),
  }
}

/** `28 februari 2027`. */
export function fullDay(locale: Locale, moment: string | Date): string {
  return format(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(moment))
}

/** `maandag`. */
export function weekdayName(locale: Locale, moment: string | Date): string {
  return format(locale, { weekday: 'long' }).format(new Date(moment))
}

/** `november`. */
export function monthName(locale: Locale, moment: string | Date): string {
  return format(locale, { month: 'long' }).format(new Date(moment))
}

/** `november 2026`. */
export function monthOf(locale: Locale, moment: string | Date): string {
  return format(locale, { month: 'long', year: 'numeric' }).format(new Date(moment))
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

/** `vandaag`, `gisteren`, `5 dagen geleden`, and after two weeks the date itself. */
export function ago(locale: Locale, moment: string | Date, now: Date): string {
  const days = daysBetween(moment, now)
  if (days <= 0) return locale === 'nl' ? 'vandaag' : 'today'
  if (days === 1) return locale === 'nl' ? 'gisteren' : 'yesterday'
  if (days > 14) return longDay(locale, moment, now)
  return locale === 'nl' ? `${days} dagen geleden` : `${days} days ago`
}
