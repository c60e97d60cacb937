import { isDate } from '#kernel/fields/date-text.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { readRecurrence } from '#features/activities/recurrence/read-recurrence.ts'
import type { Recurrence } from '#features/activities/recurrence/recurrence.ts'
import { scheduleWords } from '#features/activities/series/fault-words.ts'
import type { FaultPlace, LocalDate, Schedule, ScheduleFault } from '#features/activities/series/schedule.ts'
import { datesOfSchedule, type FoundFault, onFirstDate } from '#features/activities/series/server/dates-of-schedule.ts'

/** The parts of a schedule as they are sent; left out is as it was. */
export type SentSchedule = {
  isAllDay?: boolean | undefined
  firstDay?: string | null | undefined
  lastDay?: string | null | undefined
  startTime?: string | null | undefined
  endTime?: string | null | undefined
  rule?: unknown
  exdates?: readonly string[] | null | undefined
}

/** The parts as they are stored. */
export type KnownSchedule = {
  is_all_day: boolean
  first_day: string | null
  last_day: string | null
  start_time: string | null
  end_time: string | null
  rule: Recurrence
  exdates: readonly string[]
}

export const noSchedule: KnownSchedule = {
  is_all_day: false,
  first_day: null,
  last_day: null,
  start_time: null,
  end_time: null,
  rule: { kind: 'none' },
  exdates: [],
}

export const saysWhen = (sent: SentSchedule): boolean =>
  (['isAllDay', 'firstDay', 'lastDay', 'startTime', 'endTime', 'rule', 'exdates'] as const).some((name) => sent[name] !== undefined)

/** What was sent over what is stored. @throws {Invalid} for a rule that is none of the choices, and for a day that is none */
export function merged(sent: SentSchedule, known: KnownSchedule): KnownSchedule {
  const rule = sent.rule === undefined ? known.rule : readRecurrence(sent.rule)
  if (rule === null) throw at('rule', 'invalid')
  const exdates = [...new Set(sent.exdates ?? (sent.exdates === null ? [] : known.exdates))].toSorted()
  if (!exdates.every(isDate)) throw at('exdates', 'invalid')
  const firstDay = sent.firstDay === undefined ? known.first_day : sent.firstDay
  return {
    is_all_day: sent.isAllDay ?? known.is_all_day,
    first_day: firstDay,
    last_day: firstDay === null ? null : (sent.lastDay ?? shiftedLastDay(known, firstDay)),
    start_time: sent.startTime === undefined ? known.start_time : sent.startTime,
    end_time: sent.endTime === undefined ? known.end_time : sent.endTime,
    rule,
    exdates,
  }
}

/** A first day that moves takes the last day along. */
function shiftedLastDay({ first_day: first, last_day: last }: KnownSchedule, firstDay: string): string {
  if (first === null || last === null) return firstDay
  return String(Temporal.PlainDate.from(firstDay).add(Temporal.PlainDate.from(first).until(last, { largestUnit: 'day' })))
}

/** Once its day and times are chosen, a schedule has dates; until then null. */
export function whole(known: KnownSchedule): Schedule | null {
  const { is_all_day: isAllDay, first_day: firstDay, last_day: lastDay, start_time: startTime, end_time: endTime, rule, exdates } = known
  if (firstDay === null || (!isAllDay && (startTime === null || endTime === null))) return null
  return onFirstDate({
    isAllDay,
    firstDay,
    lastDay: lastDay ?? firstDay,
    startTime: isAllDay ? null : startTime,
    endTime: isAllDay ? null : endTime,
    rule,
    exdates,
  })
}

/** All dates of a schedule. @throws {Invalid} at the field that is wrong */
export function datesOrRefuse(schedule: Schedule): LocalDate[] {
  const dates = datesOfSchedule(schedule)
  if (Array.isArray(dates)) return dates
  throw refusal(dates)
}

export function refusal({ at: place, fault, next }: FoundFault): Invalid {
  return at(place, fault, next)
}

function at(place: FaultPlace, fault: ScheduleFault, next = ''): Invalid {
  const words = fault === 'time_is_skipped' ? sayInAll(scheduleWords.time_is_skipped, { next }) : sayInAll(scheduleWords[fault])
  return new Invalid([{ code: fault, attribute: place, pointer: `/data/attributes/${place.replaceAll('.', '/')}`, words }])
}
