import type { OpeningState } from '#features/opening-hours/opening-state.ts'
import { openingState } from '#features/opening-hours/opening-state.ts'
import type { OpeningRow, OpeningTimes } from '#features/opening-hours/opening-times.ts'
import { type DayPlan, planOf, spansFrom } from '#features/opening-hours/spans.ts'
import { minutesOf, minutesOpen } from '#features/opening-hours/opening-times.ts'
import { timeZone } from '#kernel/i18n/dates.ts'

/** Whether an entry is open, as the API tells it: moments as text. `today` is null when nobody filled in any times. */
export type EntryOpening = {
  is: OpeningState['is']
  /** Until when it is open, or closed for a while. */
  until: string | null
  /** When it opens. */
  at: string | null
  /** Whether the next opening is by appointment. */
  isByAppointment: boolean
  today: DayPlan | null
  /** When one can walk in today and tomorrow, in UTC. */
  spans: [from: string, until: string][]
}

/** Of several places the one where somebody is helped first. */
const order: readonly OpeningState['is'][] = [
  'open',
  'closes_soon',
  'by_appointment',
  'opens_soon',
  'holiday_unsure',
  'closed',
  'temporarily_closed',
  'unknown',
]

/** Whether an entry with these times is open: of all its places and services together. */
export function entryOpening(all: readonly OpeningTimes[], now: Temporal.Instant): EntryOpening {
  const date = String(now.toZonedDateTimeISO(timeZone).toPlainDate())
  const states = all.map((times) => openingState(times, now)).toSorted(byUse)
  const [state = { is: 'unknown' } as const] = states
  const spans = all.flatMap((times) => spansFrom(times, date, 2)).filter(({ isByAppointment }) => !isByAppointment)
  const moment = (value: Temporal.Instant | string | null) => (value === null ? null : String(value))
  return {
    is: state.is,
    until: 'until' in state ? moment(state.until) : null,
    at: 'at' in state ? moment(state.at) : null,
    isByAppointment: state.is === 'closed' && state.isByAppointment,
    today: dayOfEntry(all, date),
    spans: [
      ...new Map(spans.map(({ from, until }) => [`${String(from)} ${String(until)}`, [shortMoment(from), shortMoment(until)] as [string, string]])).values(),
    ],
  }
}

/** The state of `entryOpening` with its moments, for `stateInWords`. */
export function openingStateOf({ is, until, at, isByAppointment }: EntryOpening): OpeningState {
  const instant = (text: string) => Temporal.Instant.from(text)
  switch (is) {
    case 'temporarily_closed':
      return { is, until }
    case 'open':
      return { is, until: until === null ? null : instant(until) }
    case 'closes_soon':
    case 'by_appointment':
      return { is, until: instant(until!) }
    case 'opens_soon':
      return { is, at: instant(at!) }
    case 'closed':
      return { is, at: at === null ? null : instant(at), isByAppointment }
    case 'holiday_unsure':
    case 'unknown':
      return { is }
  }
}

function byUse(one: OpeningState, other: OpeningState): number {
  const ranked = order.indexOf(one.is) - order.indexOf(other.is)
  if (ranked !== 0 || one.is !== 'closed' || other.is !== 'closed') return ranked
  if (one.at === null || other.at === null) return Number(one.at === null) - Number(other.at === null)
  return Number(one.isByAppointment) - Number(other.isByAppointment) || Temporal.Instant.compare(one.at, other.at)
}

/** The times of a date, of all places and services together; null when nobody filled in any. */
export function dayOfEntry(all: readonly OpeningTimes[], date: string): DayPlan | null {
  const known = all.filter(({ rows, exceptions, temporarilyClosed }) => rows.length + exceptions.length > 0 || temporarilyClosed)
  const plans = known.map((times) => planOf(times, date))
  const open = plans.filter(({ rows }) => rows.length > 0)
  const [first] = open.length > 0 ? open : plans
  return first ? { ...first, rows: mergedRows(open.flatMap(({ rows }) => rows)) } : null
}

/** Rows that overlap as one; what is by appointment only where one cannot walk in. */
function mergedRows(rows: readonly OpeningRow[]): OpeningRow[] {
  const merged: OpeningRow[] = []
  for (const row of rows.toSorted((a, b) => Number(a.isByAppointment) - Number(b.isByAppointment) || (a.opens < b.opens ? -1 : 1))) {
    const from = minutesOf(row.opens)
    const over = merged.find(
      (other) =>
        minutesOf(other.opens) <= from &&
        from <= minutesOf(other.opens) + minutesOpen(other) &&
        (other.isByAppointment === row.isByAppointment || endOf(row) <= endOf(other)),
    )
    if (!over) merged.push({ ...row })
    else if (over.isByAppointment === row.isByAppointment && endOf(row) > endOf(over)) over.closes = row.closes
  }
  return merged.toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
}

const endOf = (row: OpeningRow) => minutesOf(row.opens) + minutesOpen(row)

/** `2026-11-26T09:00Z` */
const shortMoment = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'minute' })
