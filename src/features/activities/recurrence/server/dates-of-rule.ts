import { RRuleTemporal } from 'rrule-temporal'
import { timeZone } from '#kernel/i18n/dates.ts'
import {
  maxDates,
  maxMonths,
  type Pattern,
  type RecurrenceFault,
  type RecurrencePart,
  type Repeating,
  rruleOf,
} from '#features/activities/recurrence/recurrence.ts'

/** The first date of a pattern on or after a date, both `2026-12-08`: where a series begins that was asked to begin there. */
export function firstDateOf(pattern: Pattern, from: string): string {
  // Counted from this date on every week and month would be the first, so none is left out.
  const unbroken = 'every' in pattern ? { ...pattern, every: 1 } : pattern
  const [first] = expand(unbroken, `${from}T12:00`, 1)
  return String(first!.toPlainDate())
}

/**
 * The local times of a series, `2026-12-08T19:30`, in order. The first is `start`, which must be a date of the rule
 * (`firstDateOf`). A time that clocks skip does not come up, for no series begins between 02:00 and 02:59.
 * @param start the first time; whole days are given as noon
 * @returns the dates, or what is wrong with how many there are
 */
export function datesOfRule(rule: Repeating, start: string): string[] | { part: RecurrencePart; fault: RecurrenceFault } {
  const { end } = rule
  const part = 'until' in end ? 'until' : 'count'
  const dates = expand(rule, start, 'count' in end ? end.count : maxDates + 1, 'until' in end ? end.until : null)
  if (dates.length > maxDates) return { part, fault: 'too_many' }
  const latest = Temporal.PlainDate.from(start.slice(0, 10)).add({ months: maxMonths })
  if (Temporal.PlainDate.compare(dates.at(-1)!.toPlainDate(), latest) > 0) return { part, fault: 'too_long' }
  return dates.map((date) => date.toPlainDateTime().toString({ smallestUnit: 'minute' }))
}

function expand(pattern: Pattern, start: string, most: number, until: string | null = null): Temporal.ZonedDateTime[] {
  const dtstart = Temporal.PlainDateTime.from(start).toZonedDateTime(timeZone)
  // Far enough for the rarest pattern: day 31 every third month.
  const last = until ?? String(dtstart.toPlainDate().add({ years: 60 }))
  const rule = new RRuleTemporal({ rruleString: `${rruleOf(pattern)};COUNT=${most}`, dtstart })
  return rule.all((date: Temporal.ZonedDateTime) => String(date.toPlainDate()) <= last).filter((date) => String(date.toPlainDate()) <= last)
}
