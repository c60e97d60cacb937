import type { Recurrence, RecurrenceFault, RecurrencePart } from '#features/activities/recurrence/recurrence.ts'

/** When an activity is, in wall times: its first date, and how it repeats. */
export type Schedule = {
  isAllDay: boolean
  firstDay: string
  /** Of one date; the same day, unless it goes on over midnight. */
  lastDay: string
  /** `14:05`; null for whole days. */
  startTime: string | null
  endTime: string | null
  rule: Recurrence
  /** Days of the rule that are left out. */
  exdates: readonly string[]
}

export type ScheduleFault =
  | RecurrenceFault
  /** It begins and ends at the same time. */
  | 'no_time'
  /** A time that is left out when clocks go forward. */
  | 'time_is_skipped'
  /** Every date is left out. */
  | 'no_dates_left'

/** Where a fault stands: an attribute, or a part of the rule. */
export type FaultPlace = 'firstDay' | 'lastDay' | 'startTime' | 'endTime' | 'exdates' | `rule.${RecurrencePart}` | 'rule'

/** One date, in wall times without a zone: `2026-12-08T19:30`. */
export type LocalDate = { start: string; end: string }
