import type { HalfHoliday } from './opening-times.ts'

export type Holiday =
  | 'new_year'
  | 'easter'
  | 'easter_monday'
  | 'kings_day'
  | 'ascension'
  | 'pentecost'
  | 'pentecost_monday'
  | 'christmas'
  | 'boxing_day'
  | HalfHoliday

/** Easter Sunday in the Gregorian calendar (the algorithm of Meeus, Jones and Butcher). */
function easterOf(year: number): Temporal.PlainDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const inCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - moon - (inCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * late + 114
  return new Temporal.PlainDate(year, Math.floor(days / 31), (days % 31) + 1)
}

/** King's Day is 27 April, or the day before when that is a Sunday. */
function kingsDayOf(year: number): Temporal.PlainDate {
  const day = new Temporal.PlainDate(year, 4, 27)
  return day.dayOfWeek === 7 ? day.subtract({ days: 1 }) : day
}

const known = new Map<number, ReadonlyMap<string, Holiday>>()

/** The nine public holidays of the Netherlands and the two that are one at some places only, by date. */
function holidaysOf(year: number): ReadonlyMap<string, Holiday> {
  let days = known.get(year)
  if (days) return days
  const easter = easterOf(year)
  const after = (count: number) => easter.add({ days: count })
  days = new Map<string, Holiday>(
    (
      [
        [after(-2), 'good_friday'],
        [new Temporal.PlainDate(year, 5, 5), 'liberation_day'],
        [new Temporal.PlainDate(year, 1, 1), 'new_year'],
        [after(0), 'easter'],
        [after(1), 'easter_monday'],
        [kingsDayOf(year), 'kings_day'],
        // In a year in which Ascension Day is 5 May, it counts as Ascension Day.
        [after(39), 'ascension'],
        [after(49), 'pentecost'],
        [after(50), 'pentecost_monday'],
        [new Temporal.PlainDate(year, 12, 25), 'christmas'],
        [new Temporal.PlainDate(year, 12, 26), 'boxing_day'],
      ] as const
    ).map(([day, name]) => [String(day), name]),
  )
  // Years come from dates that were checked before; still the table stays small.
  if (known.size > 200) known.clear()
  known.set(year, days)
  return days
}

/** The holiday on a date, `2026-12-25`; null when it is none here. */
export function holidayOn(date: string, kept: readonly HalfHoliday[]): Holiday | null {
  const holiday = holidaysOf(Number(date.slice(0, 4))).get(date) ?? null
  if (holiday !== 'good_friday' && holiday !== 'liberation_day') return holiday
  return kept.includes(holiday) ? holiday : null
}
