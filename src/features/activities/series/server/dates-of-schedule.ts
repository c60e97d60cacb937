import { timeZone } from '#kernel/i18n/dates.ts'
import { mostDaysOfOne } from '#features/activities/model/codes.ts'
import { faultOfRecurrence } from '#features/activities/recurrence/recurrence.ts'
import { datesOfRule, firstDateOf } from '#features/activities/recurrence/server/dates-of-rule.ts'
import type { FaultPlace, LocalDate, Schedule, ScheduleFault } from '#features/activities/series/schedule.ts'

export type FoundFault = { at: FaultPlace; fault: ScheduleFault; /** The next time that exists, `03:00`, for one that is skipped. */ next?: string }

const minutes = { smallestUnit: 'minute' } as const
const daysBetween = (from: string, to: string) => Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days
const laterBy = (day: string, days: number) => String(Temporal.PlainDate.from(day).add({ days }))

/** The same schedule with its first date moved to the first day of its rule, for the first date must be one of the rule. */
export function onFirstDate(schedule: Schedule): Schedule {
  const { rule, firstDay, lastDay } = schedule
  if (rule.kind === 'none') return schedule
  const first = firstDateOf(rule, firstDay)
  return first === firstDay ? schedule : { ...schedule, firstDay: first, lastDay: laterBy(lastDay, daysBetween(firstDay, first)) }
}

/** What is wrong with a schedule, before its dates are worked out. */
export function faultOfSchedule(schedule: Schedule): FoundFault | null {
  const { isAllDay, firstDay, lastDay, startTime, endTime, rule } = schedule
  if (lastDay < firstDay) return { at: 'lastDay', fault: 'ends_before_it_begins' }
  if (daysBetween(firstDay, lastDay) > mostDaysOfOne) return { at: 'lastDay', fault: 'too_long' }
  const start = isAllDay ? null : startTime
  if (!isAllDay) {
    if (startTime === null) return { at: 'startTime', fault: 'invalid' }
    if (endTime === null) return { at: 'endTime', fault: 'invalid' }
    const [begins, ends] = [`${firstDay}T${startTime}`, `${lastDay}T${endTime}`]
    if (begins === ends) return { at: 'endTime', fault: 'no_time' }
    if (ends < begins) return { at: 'endTime', fault: 'ends_before_it_begins' }
  }
  const wrong = faultOfRecurrence(rule, { date: firstDay, time: start })
  if (wrong) return { at: wrong.part === 'time' ? 'startTime' : `rule.${wrong.part}`, fault: wrong.fault }
  if (rule.kind === 'none' && start !== null) {
    const next = zoned(`${firstDay}T${start}`).toPlainTime().toString(minutes)
    if (next !== start) return { at: 'startTime', fault: 'time_is_skipped', next }
  }
  return null
}

/** All dates of a schedule without those that are left out, in order, or what is wrong with it. */
export function datesOfSchedule(schedule: Schedule): LocalDate[] | FoundFault {
  const fault = faultOfSchedule(schedule)
  if (fault) return fault
  const all = allDates(schedule)
  if (!Array.isArray(all)) return all
  const left = all.filter(({ start }) => !schedule.exdates.includes(start.slice(0, 10)))
  return left.length > 0 ? left : { at: 'exdates', fault: 'no_dates_left' }
}

/** The dates of the rule, those that are left out among them. The schedule has no fault. */
export function allDates({ isAllDay, firstDay, lastDay, startTime, endTime, rule }: Schedule): LocalDate[] | FoundFault {
  const span = daysBetween(firstDay, lastDay)
  const dateOn = (day: string): LocalDate =>
    isAllDay ? { start: `${day}T00:00`, end: `${laterBy(day, span + 1)}T00:00` } : { start: `${day}T${startTime}`, end: `${laterBy(day, span)}T${endTime}` }
  if (rule.kind === 'none') return [dateOn(firstDay)]
  const dates = datesOfRule(rule, `${firstDay}T${isAllDay ? '12:00' : startTime}`)
  if (!Array.isArray(dates)) return { at: `rule.${dates.part}`, fault: dates.fault }
  return dates.map((date) => dateOn(date.slice(0, 10)))
}

/**
 * The moment of a wall time, `2026-12-08T19:30`, in Dutch time. Of a time that comes twice it is the first; one that is skipped
 * becomes as much later as the clock goes forward.
 */
export function momentOfWallTime(local: string): Date {
  return new Date(zoned(local).epochMilliseconds)
}

function zoned(local: string): Temporal.ZonedDateTime {
  // 'compatible' takes the first of a time that comes twice, and the later one of a time that is skipped.
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: 'compatible' })
}
