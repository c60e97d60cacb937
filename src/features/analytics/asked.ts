import { type Dimension, type MeasureName, isDimension, isMeasureName, measureNames, measureOf } from '#features/measures/measures.ts'
import { type Months, isMonth, monthsBetween, mostMonths } from '#features/measures/months.ts'
import { isUuid } from '#kernel/fields/uuid.ts'

/** At once; more nobody reads side by side. */
export const mostMetrics = 12

export type Asked = Months & {
  names: readonly MeasureName[]
  /** One at a time (ADR 0072). */
  dimension: Dimension | null
  organizationId: string | null
}

/** The filters of analytics/summary and analytics/series, as in an address and in the filters of an export. */
export const askedFilters = ['from_gteq', 'to_lt', 'metric_in', 'dimension', 'organization_id_eq'] as const
export type AskedFilter = (typeof askedFilters)[number]

/** What is asked for, or the filter that is wrong: a border that is no month, a measure or dimension that nobody knows. */
export function readAsked(given: Readonly<Partial<Record<AskedFilter, string>>>): { asked: Asked } | { fault: AskedFilter } {
  const { from_gteq: from = '', to_lt: to = '', metric_in: metrics = '', dimension = '', organization_id_eq: organizationId = '' } = given
  if (!isMonth(from)) return { fault: 'from_gteq' }
  if (!isMonth(to) || to <= from || monthsBetween({ from, to }) > mostMonths) return { fault: 'to_lt' }
  const names = metrics.split(',').filter((name) => name !== '')
  if (names.length === 0 || names.length > mostMetrics || !names.every(isMeasureName) || new Set(names).size < names.length) return { fault: 'metric_in' }
  if (dimension !== '' && !(isDimension(dimension) && names.some((name) => measureOf(name as MeasureName).dimensions.includes(dimension))))
    return { fault: 'dimension' }
  if (organizationId !== '' && !isUuid(organizationId)) return { fault: 'organization_id_eq' }
  // Of an organization only what it may see of its own.
  if (organizationId !== '' && !names.every((name) => measureOf(name as MeasureName).hasOwn)) return { fault: 'metric_in' }
  if (organizationId !== '' && dimension !== '' && dimension !== 'answer') return { fault: 'dimension' }
  return {
    asked: { from, to, names: names as MeasureName[], dimension: dimension === '' ? null : (dimension as Dimension), organizationId: organizationId || null },
  }
}

/** The filters of what is asked for. */
export const filtersOf = ({ from, to, names, dimension, organizationId }: Asked): Partial<Record<AskedFilter, string>> => ({
  from_gteq: from,
  to_lt: to,
  metric_in: names.join(),
  ...(dimension && { dimension }),
  ...(organizationId && { organization_id_eq: organizationId }),
})

/** The measures that an organization sees of its own. */
export const ownMeasures = measureNames.filter((name) => measureOf(name).hasOwn)
