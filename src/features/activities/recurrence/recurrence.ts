/**
 * How something repeats, in the choices that an editor offers. A text of RFC 5545 is made of them (`rruleOf`) and never read from
 * outside, so a rule without dates, or one that takes long to expand, cannot come in.
 */
export type Recurrence = { kind: 'none' } | (Pattern & { end: RecurrenceEnd })
export type Repeating = Exclude<Recurrence, { kind: 'none' }>

export type Pattern =
  | { kind: 'daily' }
  | { kind: 'weekly'; /** 1 to 4 weeks. */ every: number; /** 1 is Monday. */ weekdays: readonly number[] }
  | { kind: 'monthly_date'; /** 1 to 3 months. */ every: number; /** The day of the month; a month without it is left out. */ date: number | 'last' }
  | { kind: 'monthly_weekday'; every: number; /** The first to the fourth, or the last one. */ nth: number | 'last'; weekday: number }

/** The last date that it may fall on, or how many dates there are. */
export type RecurrenceEnd = { until: string } | { count: number }

export const maxDates = 200
export const maxDailyDates = 60
export const maxMonths = 24
export const maxWeeksBetween = 4
export const maxMonthsBetween = 3

export type RecurrenceFault =
  | 'invalid'
  /** A repeating start between 02:00 and 02:59: programs differ on what it is in the nights in which clocks change. */
  | 'hour_of_clock_change'
  | 'ends_before_it_begins'
  | 'too_long'
  | 'too_many'

/** The part of a rule where a fault stands. */
export type RecurrencePart = 'every' | 'weekdays' | 'date' | 'nth' | 'weekday' | 'until' | 'count' | 'time'

const isWhole = (value: unknown, least: number, most: number) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most

/**
 * What is wrong with a rule by itself; null when nothing is. Whether it has too many dates is known when they are worked out.
 * @param start the first date, `2026-12-08`, and its time, `19:30`; null for whole days
 */
export function faultOfRecurrence(rule: Recurrence, start: { date: string; time: string | null }): { part: RecurrencePart; fault: RecurrenceFault } | null {
  if (rule.kind === 'none') return null
  const wrong = partOutOfRange(rule)
  if (wrong) return { part: wrong, fault: 'invalid' }
  if (start.time?.startsWith('02:')) return { part: 'time', fault: 'hour_of_clock_change' }
  if ('count' in rule.end) {
    if (!isWhole(rule.end.count, 2, Number.MAX_SAFE_INTEGER)) return { part: 'count', fault: 'invalid' }
    return rule.end.count > (rule.kind === 'daily' ? maxDailyDates : maxDates) ? { part: 'count', fault: 'too_many' } : null
  }
  if (rule.end.until < start.date) return { part: 'until', fault: 'ends_before_it_begins' }
  const most = Temporal.PlainDate.from(start.date).add(rule.kind === 'daily' ? { days: maxDailyDates - 1 } : { months: maxMonths })
  return rule.end.until > String(most) ? { part: 'until', fault: 'too_long' } : null
}

function partOutOfRange(rule: Pattern): RecurrencePart | null {
  if (rule.kind === 'daily') return null
  if (!isWhole(rule.every, 1, rule.kind === 'weekly' ? maxWeeksBetween : maxMonthsBetween)) return 'every'
  switch (rule.kind) {
    case 'weekly': {
      const days = new Set(rule.weekdays)
      return days.size > 0 && days.size === rule.weekdays.length && [...days].every((day) => isWhole(day, 1, 7)) ? null : 'weekdays'
    }
    case 'monthly_date':
      return rule.date === 'last' || isWhole(rule.date, 1, 31) ? null : 'date'
    case 'monthly_weekday':
      if (!isWhole(rule.weekday, 1, 7)) return 'weekday'
      return rule.nth === 'last' || isWhole(rule.nth, 1, 4) ? null : 'nth'
  }
}

/** Whether some months are left out because they have no such day; the editor then offers the last day of the month. */
export const skipsMonths = (rule: Recurrence): boolean => rule.kind === 'monthly_date' && rule.date !== 'last' && rule.date > 28

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const codeOf = (weekday: number) => codes[weekday - 1]!

/**
 * The rule of RFC 5545 §3.3.10, without its end: `FREQ=WEEKLY;INTERVAL=2;WKST=MO;BYDAY=TU`. Programs count the weeks between from
 * the Monday on.
 */
export function rruleOf(rule: Pattern): string {
  switch (rule.kind) {
    case 'daily':
      return 'FREQ=DAILY'
    case 'weekly':
      return `FREQ=WEEKLY;INTERVAL=${rule.every};WKST=MO;BYDAY=${rule.weekdays
        .toSorted((a, b) => a - b)
        .map(codeOf)
        .join()}`
    case 'monthly_date':
      return `FREQ=MONTHLY;INTERVAL=${rule.every};BYMONTHDAY=${rule.date === 'last' ? -1 : rule.date}`
    case 'monthly_weekday':
      return `FREQ=MONTHLY;INTERVAL=${rule.every};BYDAY=${rule.nth === 'last' ? -1 : rule.nth}${codeOf(rule.weekday)}`
  }
}
