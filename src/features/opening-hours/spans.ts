import { timeZone } from '#kernel/i18n/dates.ts'
import { type Holiday, holidayOn } from './holidays.ts'
import type { OpeningRow, OpeningTimes } from './opening-times.ts'

/** Which times apply on a date, and why. */
export type DayPlan = {
  why: 'temporarily_closed' | 'exception' | 'holiday' | 'holiday_unsure' | 'week'
  holiday: Holiday | null
  rows: readonly OpeningRow[]
  note: string
}

/** A stretch of time in which it is open. */
export type Span = { from: Temporal.Instant; until: Temporal.Instant; isByAppointment: boolean }

/** The rows of a day of the week, 1 is Monday, in the order of the day. */
export const rowsOn = (rows: readonly OpeningRow[], weekday: number): OpeningRow[] =>
  rows.filter((row) => row.weekday === weekday).toSorted((a, b) => (a.opens < b.opens ? -1 : 1))

/** The times of a date, `2026-12-24`: closed for a while, else a day that differs, else the rule for holidays, else the week. */
export function planOf(times: OpeningTimes, date: string): DayPlan {
  const closed = times.temporarilyClosed
  const holiday = holidayOn(date, times.halfHolidays)
  if (closed && closed.from <= date && (closed.until === null || date <= closed.until)) return { why: 'temporarily_closed', holiday, rows: [], note: '' }
  const weekday = Temporal.PlainDate.from(date).dayOfWeek
  // The shorter of two exceptions says it more exactly: the first of January within the winter.
  const [exception] = times.exceptions.filter(({ from, until }) => from <= date && date <= until).toSorted((a, b) => lengthOf(a) - lengthOf(b))
  if (exception) return { why: 'exception', holiday, rows: rowsOn(exception.rows, weekday), note: exception.note }
  if (holiday && times.holidayRule === 'closed') return { why: 'holiday', holiday, rows: [], note: '' }
  const rows = rowsOn(times.rows, weekday)
  if (holiday && times.holidayRule === 'unknown' && rows.length > 0) return { why: 'holiday_unsure', holiday, rows, note: '' }
  return { why: 'week', holiday, rows, note: '' }
}

/**
 * When it is open, from the evening before the first date to the night after the last: in order, what touches joined. Nights and
 * both changes of the clock are counted as clocks show them. A holiday nobody is sure of counts as closed.
 * @param days how many dates, from `first` on
 */
export function spansFrom(times: OpeningTimes, first: string, days: number): Span[] {
  const begin = Temporal.PlainDate.from(first).subtract({ days: 1 })
  const spans: Span[] = []
  for (let at = 0; at <= days; at++) {
    const date = begin.add({ days: at })
    const plan = planOf(times, String(date))
    if (plan.why !== 'holiday_unsure') spans.push(...plan.rows.map((row) => spanOf(date, row)))
  }
  return joined(spans.toSorted((a, b) => Temporal.Instant.compare(a.from, b.from)))
}

function spanOf(date: Temporal.PlainDate, { opens, closes, isByAppointment }: OpeningRow): Span {
  const isNextDay = closes === '24:00' || closes <= opens
  return {
    from: moment(date, opens),
    until: moment(isNextDay ? date.add({ days: 1 }) : date, closes === '24:00' ? '00:00' : closes),
    isByAppointment,
  }
}

/** An hour that comes twice in autumn is the first; one that is skipped in spring is an hour later. */
function moment(date: Temporal.PlainDate, time: string): Temporal.Instant {
  return date.toPlainDateTime(Temporal.PlainTime.from(time)).toZonedDateTime(timeZone, { disambiguation: 'compatible' }).toInstant()
}

function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    // A row within the hour that is skipped in spring has no time in it.
    if (Temporal.Instant.compare(span.from, span.until) >= 0) continue
    const last = whole.at(-1)
    if (!last || last.isByAppointment !== span.isByAppointment || Temporal.Instant.compare(span.from, last.until) > 0) whole.push({ ...span })
    else if (Temporal.Instant.compare(span.until, last.until) > 0) last.until = span.until
  }
  return whole
}

const lengthOf = ({ from, until }: { from: string; until: string }) => Date.parse(until) - Date.parse(from)
