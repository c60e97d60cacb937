import { timeZone } from '#kernel/i18n/dates.ts'

/** `2026-11-01`: a calendar month in Dutch time, by its first day; compares as text. */
export type Month = string

/** Months from one to before another. */
export type Months = { from: Month; to: Month }

/** The longest period that anybody asks for. */
export const mostMonths = 24

/** A month by its first day, and no other text. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])-01$/.test(text)

export const monthAt = (day: string): Month => `${day.slice(0, 7)}-01`

export function addMonths(month: Month, months: number): Month {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const all = year * 12 + number - 1 + months
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}-01`
}

export function monthsBetween({ from, to }: Months): number {
  const [a, b] = [from, to].map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))) as [number, number]
  return b - a
}

export const monthsIn = (months: Months): Month[] => Array.from({ length: Math.max(0, monthsBetween(months)) }, (_, at) => addMonths(months.from, at))

/** As many months, right before. */
export const monthsBefore = ({ from, to }: Months): Months => ({ from: addMonths(from, -monthsBetween({ from, to })), to: from })
/** The same months a year earlier. */
export const yearBefore = ({ from, to }: Months): Months => ({ from: addMonths(from, -12), to: addMonths(to, -12) })

/**
 * When a month begins and when the next one does, as moments of ISO 8601: a day on which the clock changes has 23 or 25 hours and belongs
 * to one month all the same. For the server, whose `Temporal` the browser may not have.
 */
export function momentsOf(month: Month): { begin: string; end: string } {
  const at = (day: Month) => Temporal.PlainDate.from(day).toZonedDateTime({ timeZone }).toInstant().toString()
  return { begin: at(month), end: at(addMonths(month, 1)) }
}
