import { isDate } from '#kernel/fields/date-text.ts'
import type { Pattern, Recurrence, RecurrenceEnd } from './recurrence.ts'

/** A rule from input, rebuilt from its known parts; null for anything else. `faultOfRecurrence` judges the numbers. */
export function readRecurrence(sent: unknown): Recurrence | null {
  if (typeof sent !== 'object' || sent === null) return null
  const { kind, end, ...parts } = sent as Record<string, unknown>
  if (kind === 'none') return { kind }
  const pattern = patternOf(kind, parts)
  const ends = endOf(end)
  return pattern && ends ? { ...pattern, end: ends } : null
}

function patternOf(kind: unknown, { every, weekdays, date, nth, weekday }: Record<string, unknown>): Pattern | null {
  switch (kind) {
    case 'daily':
      return { kind }
    case 'weekly':
      return isNumber(every) && Array.isArray(weekdays) && weekdays.every(isNumber) ? { kind, every, weekdays: weekdays.toSorted((a, b) => a - b) } : null
    case 'monthly_date':
      return isNumber(every) && (date === 'last' || isNumber(date)) ? { kind, every, date } : null
    case 'monthly_weekday':
      return isNumber(every) && (nth === 'last' || isNumber(nth)) && isNumber(weekday) ? { kind, every, nth, weekday } : null
    default:
      return null
  }
}

function endOf(sent: unknown): RecurrenceEnd | null {
  if (typeof sent !== 'object' || sent === null) return null
  const { until, count } = sent as Record<string, unknown>
  if (typeof until === 'string' && isDate(until)) return { until }
  return isNumber(count) ? { count } : null
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
