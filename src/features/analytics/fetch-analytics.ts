import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Dimension, MeasureName } from '#features/measures/measures.ts'
import type { Months } from '#features/measures/months.ts'
import type { CentersSideBySide, Definitions, Series, Summary } from './analytics.ts'
import { filtersOf } from './asked.ts'
import type { Period } from './period.ts'

type Api = Pick<Client, 'request'>
type Of = Months & { names: readonly MeasureName[]; dimension?: Dimension | null }

const addressOf = (path: string, { from, to, names, dimension = null }: Of) =>
  `analytics/${path}?${new URLSearchParams(Object.entries(filtersOf({ from, to, names, dimension, organizationId: null })).map(([name, value]) => [`filter[${name}]`, value]))}`

export const fetchSummary = async (api: Api, of: Of): Promise<Summary> => (await api.request('GET', addressOf('summary', of))).meta as unknown as Summary
export const fetchSeries = async (api: Api, of: Of): Promise<Series> => (await api.request('GET', addressOf('series', of))).meta as unknown as Series
export const fetchDefinitions = async (api: Api): Promise<Definitions> => (await api.request('GET', 'analytics/definitions')).meta as unknown as Definitions
export const fetchCenters = async (api: Api): Promise<CentersSideBySide> => (await api.request('GET', 'analytics/centers')).meta as unknown as CentersSideBySide

/** The tiles of the page, in their order; answers have two of their own. */
export const tilesOf = (isOwn: boolean): readonly MeasureName[] =>
  isOwn
    ? ['vacancies_open', 'applications_received', 'applications_accepted', 'applications_started']
    : ['vacancies_open', 'applications_received', 'applications_accepted', 'volunteers_active']
const drawn: readonly MeasureName[] = ['applications_received', 'applications_accepted']

/** Everything that the page shows, asked at once. An organization sees its own, without themes. */
export async function fetchAnalytics(api: Api, period: Period, isOwn: boolean) {
  const { whole, compared, shown } = period
  const names = tilesOf(isOwn)
  const hasMonths = whole.from < whole.to
  const none = null as Summary | null
  const [now, before, answers, answersBefore, series, themes, open, definitions] = await Promise.all([
    hasMonths ? fetchSummary(api, { ...whole, names }) : none,
    hasMonths ? fetchSummary(api, { ...compared, names }) : none,
    hasMonths ? fetchSummary(api, { ...whole, names: ['applications_received'], dimension: 'answer' }) : none,
    hasMonths ? fetchSummary(api, { ...compared, names: ['applications_received'], dimension: 'answer' }) : none,
    shown.from < shown.to ? fetchSeries(api, { ...shown, names: drawn }) : null,
    hasMonths && !isOwn ? fetchSummary(api, { ...whole, names: ['applications_received'], dimension: 'theme' }) : none,
    hasMonths && !isOwn ? fetchSummary(api, { ...whole, names: ['vacancies_open'], dimension: 'theme' }) : none,
    fetchDefinitions(api),
  ])
  return { now, before, answers, answersBefore, series, themes, open, definitions }
}

export type Analytics = Awaited<ReturnType<typeof fetchAnalytics>>
