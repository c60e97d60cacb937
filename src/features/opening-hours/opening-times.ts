/** Opening times as an editor types them: rows of a weekday and two times, and days that differ. Times are those on Dutch clocks. */
export type OpeningRow = {
  /** 1 is Monday, 7 Sunday. */
  weekday: number
  /** `09:00`, from 00:00 to 23:59. */
  opens: string
  /** `12:30`, up to 24:00. Not later than `opens`: it closes on the next day. */
  closes: string
  isByAppointment: boolean
  note: string
}

/** Dates on which other times apply. Without rows it is closed on all of them. */
export type OpeningException = {
  /** `2026-12-24`. */
  from: string
  /** The last date on which it applies. */
  until: string
  rows: readonly OpeningRow[]
  note: string
}

/** What public holidays mean here; `unknown`: nobody said. */
export const holidayRules = ['closed', 'as_usual', 'unknown'] as const
export type HolidayRule = (typeof holidayRules)[number]

/** Days that are a holiday at some places only. */
export const halfHolidays = ['good_friday', 'liberation_day'] as const
export type HalfHoliday = (typeof halfHolidays)[number]

export type OpeningTimes = {
  rows: readonly OpeningRow[]
  exceptions: readonly OpeningException[]
  holidayRule: HolidayRule
  /** The days beside the nine public holidays that this center keeps. */
  halfHolidays: readonly HalfHoliday[]
  /** Dates; without `until` nobody knows yet when it opens again. */
  temporarilyClosed: { from: string; until: string | null } | null
}

/** Most exceptions of one place. */
export const maxExceptions = 60

/** Most rows of one day, and days of one exception. */
const maxRowsOfDay = 4
const maxExceptionDays = 366

const minutesOfDay = 1_440

/** Minutes since midnight of `09:30`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** How many minutes a row is open, over midnight too. */
export function minutesOpen({ opens, closes }: Pick<OpeningRow, 'opens' | 'closes'>): number {
  const minutes = minutesOf(closes) - minutesOf(opens)
  return minutes > 0 ? minutes : minutes + minutesOfDay
}

export type OpeningFault = 'invalid' | 'no_time' | 'overlaps' | 'too_many' | 'ends_before_it_begins' | 'too_long'

const opensAt = /^([01]\d|2[0-3]):[0-5]\d$/
const closesAt = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/**
 * What is wrong with rows of a week, by the index of the row; empty when nothing is. A row that runs over midnight overlaps with
 * the rows of the next day too.
 */
export function faultsOfRows(rows: readonly OpeningRow[]): Map<number, OpeningFault> {
  const faults = new Map<number, OpeningFault>()
  const taken: { at: number; from: number; until: number }[] = []
  const ofDay = new Map<number, number>()
  for (const [at, row] of rows.entries()) {
    if (!opensAt.test(row.opens) || !closesAt.test(row.closes) || !(row.weekday >= 1 && row.weekday <= 7)) {
      faults.set(at, 'invalid')
      continue
    }
    if (row.opens === row.closes) {
      faults.set(at, 'no_time')
      continue
    }
    const many = (ofDay.get(row.weekday) ?? 0) + 1
    ofDay.set(row.weekday, many)
    if (many > maxRowsOfDay) {
      faults.set(at, 'too_many')
      continue
    }
    const from = (row.weekday - 1) * minutesOfDay + minutesOf(row.opens)
    const until = from + minutesOpen(row)
    // The night from Sunday to Monday belongs to the end of the week and to its beginning.
    const week = 7 * minutesOfDay
    const isTaken = taken.some((other) => [-week, 0, week].some((shift) => from < other.until + shift && other.from + shift < until))
    if (isTaken) faults.set(at, 'overlaps')
    else taken.push({ at, from, until })
  }
  return faults
}

/** What is wrong with an exception as a whole; its rows are checked by `faultsOfRows`. */
export function faultOfException({ from, until }: Pick<OpeningException, 'from' | 'until'>): OpeningFault | null {
  if (until < from) return 'ends_before_it_begins'
  const days = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1
  return days > maxExceptionDays ? 'too_long' : null
}
