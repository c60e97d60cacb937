import { type Month, type Months, addMonths, isMonth, monthAt, monthsBefore, monthsBetween, mostMonths, yearBefore } from '#features/measures/months.ts'

export const periodCodes = ['12m', 'year', 'last-year', 'quarter', 'month'] as const
export type PeriodCode = (typeof periodCodes)[number]
export const comparisonCodes = ['before', 'year'] as const
export type ComparisonCode = (typeof comparisonCodes)[number]

export type Period = {
  /** Null: two borders of its own. */
  code: PeriodCode | null
  comparison: ComparisonCode
  /** Whole months that are over. */
  whole: Months
  /** The same, and the running month where the period reaches it. */
  shown: Months
  compared: Months
  /** The borders that were asked for are no months, so the nearest whole months are shown. */
  isRounded: boolean
}

/** The period of an address: `period` and `compare`, or `from` and `to` (last month included) as months or days. */
export function readPeriod(url: string, running: Month): Period {
  const parameters = new URL(url).searchParams
  const comparison = comparisonCodes.find((code) => code === parameters.get('compare')) ?? 'before'
  const code = periodCodes.find((one) => one === parameters.get('period'))
  const typed = code ? null : typedMonths(parameters.get('from'), parameters.get('to'), running)
  const { months, isRounded } = typed ?? { months: monthsOf(code ?? '12m', running), isRounded: false }
  const shown = { from: months.from, to: months.to >= running ? addMonths(running, 1) : months.to }
  const whole = { from: months.from, to: months.to > running ? running : months.to }
  return {
    code: typed ? null : (code ?? '12m'),
    comparison,
    whole,
    shown,
    compared: comparison === 'before' ? monthsBefore(whole) : yearBefore(whole),
    isRounded,
  }
}

/** The months of a choice. Twelve months and this year reach the running one, which is shown and left out of sums. */
function monthsOf(code: PeriodCode, running: Month): Months {
  const year = `${running.slice(0, 4)}-01-01`
  if (code === 'year') return { from: year, to: running }
  if (code === 'last-year') return { from: addMonths(year, -12), to: year }
  if (code === 'month') return { from: addMonths(running, -1), to: running }
  if (code === '12m') return { from: addMonths(running, -12), to: running }
  const quarter = addMonths(year, Math.floor(monthsBetween({ from: year, to: running }) / 3) * 3)
  return { from: addMonths(quarter, -3), to: quarter }
}

/** `2026-03` and `2026-03-15` are March; null where there is no such month. */
function typedMonths(from: string | null, to: string | null, running: Month): { months: Months; isRounded: boolean } | null {
  if (!from || !to) return null
  const [first, last] = [from, to].map((text) => monthAt(text.slice(0, 10))) as [Month, Month]
  if (![first, last].every(isMonth) || ![from, to].every((text) => /^\d{4}-\d\d(-\d\d)?$/.test(text))) return null
  const end = addMonths(last, 1) > running ? running : addMonths(last, 1)
  const begin = first < addMonths(end, -mostMonths) ? addMonths(end, -mostMonths) : first >= end ? addMonths(end, -1) : first
  return { months: { from: begin, to: end }, isRounded: from.length > 7 || to.length > 7 || begin !== first || end !== addMonths(last, 1) }
}
