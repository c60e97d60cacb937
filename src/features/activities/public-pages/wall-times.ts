import { addDays, leafOf, longDay } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'

/** When one date of something is: wall times, `2026-12-08T19:30`; whole days end on the midnight after. */
export type WallTimes = { localStart: string; localEnd: string; isAllDay: boolean }

export const dayIn = (wall: string): string => wall.slice(0, 10)

/** `19.30`, `19:30`, from a wall time. */
export function clockIn(wall: string, locale: Locale): string {
  const clock = wall.slice(11, 16)
  return locale === 'nl' ? clock.replace(':', '.').replace(/^0(?=\d)/, '') : clock
}

const clockOnly = (wall: string, locale: Locale) => (locale === 'nl' ? `${clockIn(wall, locale)} uur` : clockIn(wall, locale))

/** The last day on which it is, of whole days the day before the midnight at which they end. */
export const lastDayOf = ({ localEnd, isAllDay }: WallTimes): string => (isAllDay ? addDays(dayIn(localEnd), -1) : dayIn(localEnd))

/** The times of one date beside its day: ‘10.00 tot 11.30 uur’, ‘hele dag’, ‘22.00 uur tot zondag 29 november, 1.00 uur’. */
export function timesInWords(times: WallTimes, locale: Locale): string {
  const { localStart, localEnd, isAllDay } = times
  const last = lastDayOf(times)
  const isOneDay = last === dayIn(localStart)
  if (isAllDay) {
    if (isOneDay) return locale === 'nl' ? 'Hele dag' : 'All day'
    return locale === 'nl' ? `Tot en met ${longDay(locale, last)}` : `Until ${longDay(locale, last)}`
  }
  if (!isOneDay) {
    const [start, end] = [clockOnly(localStart, locale), clockOnly(localEnd, locale)]
    return locale === 'nl' ? `${start} tot ${longDay(locale, last)}, ${end}` : `${start} to ${longDay(locale, last)}, ${end}`
  }
  return locale === 'nl'
    ? `${clockIn(localStart, locale)} tot ${clockIn(localEnd, locale)} uur`
    : `${clockIn(localStart, locale)} to ${clockIn(localEnd, locale)}`
}

/** Only when it begins: ‘10.00 uur’; of whole days ‘hele dag’. */
export const startInWords = (times: WallTimes, locale: Locale): string =>
  times.isAllDay ? (locale === 'nl' ? 'Hele dag' : 'All day') : clockOnly(times.localStart, locale)

/** A date and its start: ‘dinsdag 8 december, 19.30 uur’. */
export const dateInWords = (wall: string, locale: Locale, isAllDay = false): string =>
  isAllDay ? longDay(locale, dayIn(wall)) : `${longDay(locale, dayIn(wall))}, ${clockOnly(wall, locale)}`

/** Hours from the midnight of its day on, for a drawing: 13.5 is half past one; what goes on after midnight ends at 24. */
export function hoursOf({ localStart, localEnd, isAllDay }: WallTimes, day: string): { from: number; to: number } {
  const hour = (wall: string) => Number(wall.slice(11, 13)) + Number(wall.slice(14, 16)) / 60
  return { from: isAllDay || dayIn(localStart) < day ? 0 : hour(localStart), to: isAllDay || dayIn(localEnd) > day ? 24 : hour(localEnd) }
}

export const leafOfWall = (wall: string, locale: Locale) => leafOf(locale, dayIn(wall))
