import { type Dimension, type MeasureName, isDimension, isMeasureName, measureNames, measureOf } from '#features/measures/measures.ts'
import { mostMetrics, ownMeasures } from './asked.ts'

export type ReportChoice = { names: readonly MeasureName[]; dimension: Dimension | null }

/** What a town asks its center for each year. */
const usual: readonly MeasureName[] = [
  'applications_received',
  'applications_accepted',
  'applications_started',
  'volunteers_active',
  'organizations_active',
  'vacancies_open',
]
const usualOwn: readonly MeasureName[] = ['applications_received', 'applications_accepted', 'applications_started', 'vacancies_open']

export const offeredMeasures = (isOwn: boolean): readonly MeasureName[] => (isOwn ? ownMeasures : measureNames)

/** The measures and the dimension of an address: those that do not exist, are not offered or are too many are left out. */
export function readReportChoice(url: string, isOwn: boolean): ReportChoice {
  const parameters = new URL(url).searchParams
  const offered = offeredMeasures(isOwn)
  const asked = [...new Set(parameters.getAll('m'))].filter(isMeasureName).filter((name) => offered.includes(name))
  const names = asked.length > 0 ? asked.slice(0, mostMetrics) : isOwn ? usualOwn : usual
  const by = parameters.get('by') ?? (parameters.has('m') ? '' : isOwn ? 'answer' : 'theme')
  const fits = isDimension(by) && (!isOwn || by === 'answer') && names.some((name) => measureOf(name).dimensions.includes(by))
  return { names, dimension: fits ? by : null }
}
