import { timeZone } from '#kernel/i18n/dates.ts'
import { type Span, planOf, spansFrom } from './spans.ts'
import type { OpeningTimes } from './opening-times.ts'

/** Whether it is open at a moment; `until` and `at` are moments. */
export type OpeningState =
  | { is: 'temporarily_closed'; until: string | null }
  | { is: 'unknown' }
  /** Without `until`: day and night. */
  | { is: 'open'; until: Temporal.Instant | null }
  | { is: 'closes_soon'; until: Temporal.Instant }
  | { is: 'by_appointment'; until: Temporal.Instant }
  | { is: 'holiday_unsure' }
  | { is: 'opens_soon'; at: Temporal.Instant }
  /** `at` is the next opening within fourteen days; one that needs no appointment comes first. */
  | { is: 'closed'; at: Temporal.Instant | null; isByAppointment: boolean }

const soon = { minutes: 60 }
const daysAhead = 14

/** Whether it is open now, and what comes next. Times nobody filled in are not known; they are never said to be closed. */
export function openingState(times: OpeningTimes, now: Temporal.Instant): OpeningState {
  const local = now.toZonedDateTimeISO(timeZone)
  const date = String(local.toPlainDate())
  const plan = planOf(times, date)
  if (plan.why === 'temporarily_closed') return { is: 'temporarily_closed', until: times.temporarilyClosed!.until }
  if (times.rows.length === 0 && times.exceptions.length === 0) return { is: 'unknown' }
  const spans = spansFrom(times, date, daysAhead + 1)
  const current = spans.filter((span) => isIn(span, now)).toSorted((a, b) => Number(a.isByAppointment) - Number(b.isByAppointment))[0]
  if (current) return stateWithin(current, now)
  if (plan.why === 'holiday_unsure') return { is: 'holiday_unsure' }
  const later = spans.filter(({ from }) => Temporal.Instant.compare(from, now) > 0)
  const next = later.find(({ isByAppointment }) => !isByAppointment) ?? later[0]
  if (!next) return { is: 'closed', at: null, isByAppointment: false }
  const { from: at, isByAppointment } = next
  return !isByAppointment && isSoon(now, at) ? { is: 'opens_soon', at } : { is: 'closed', at, isByAppointment }
}

function stateWithin({ until, isByAppointment }: Span, now: Temporal.Instant): OpeningState {
  if (isByAppointment) return { is: 'by_appointment', until }
  if (isSoon(now, until)) return { is: 'closes_soon', until }
  // Longer than a week at a stretch is day and night.
  return { is: 'open', until: Temporal.Instant.compare(until, now.add({ hours: 7 * 24 })) > 0 ? null : until }
}

const isIn = ({ from, until }: Span, now: Temporal.Instant) => Temporal.Instant.compare(from, now) <= 0 && Temporal.Instant.compare(now, until) < 0
const isSoon = (now: Temporal.Instant, then: Temporal.Instant) => Temporal.Instant.compare(then, now.add(soon)) < 0
