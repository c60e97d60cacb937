import type { Database } from '#kernel/db/server/database.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireRight, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { readPublished } from '#features/measures/server/read-published.ts'
import type { Series, Summary } from '#features/analytics/analytics.ts'
import type { Asked } from '#features/analytics/asked.ts'
import { definitionsIn } from '#features/analytics/definitions.ts'
import { askedIn } from './asked-by.ts'
import { centerMedian } from './center-median.ts'
import { speedOf, tellMetric, tellSeries } from './tell.ts'

/** Measures over a period, by month, and what each of them is. Every number is made of published counts. */
export const analyticsRoutes: readonly ApiRoute[] = [
  {
    method: 'GET',
    path: '/analytics/summary',
    parameters: 'query',
    run: async (call) => {
      open(call)
      return { document: { meta: await summaryOf(call.db, call.asked.centerId, askedIn(call), call.asked.locale) } }
    },
  },
  {
    method: 'GET',
    path: '/analytics/series',
    parameters: 'query',
    run: async (call) => {
      open(call)
      const asked = askedIn(call)
      const { centerId, locale } = call.asked
      const [published, names] = await Promise.all([readPublished(call.db, centerId, asked), namesFor(call.db, centerId, asked)])
      const { from, to, dimension } = asked
      return { document: { meta: { from, to, dimension, series: tellSeries(published, dimension, { locale, names }) } satisfies Series } }
    },
  },
  {
    method: 'GET',
    path: '/analytics/definitions',
    run: async (call) => {
      open(call)
      call.refuseOtherParameters()
      return { document: { meta: definitionsIn(call.asked.locale) } }
    },
  },
]

/** @throws 401, 403 */
function open(call: ApiRequest): void {
  requireSignedIn(call)
  requireRight(call, 'analytics', 'read')
}

/** What a period comes to: for the page, the API and the report alike. */
export async function summaryOf(db: Database, centerId: string, asked: Asked, locale: 'nl' | 'en'): Promise<Summary> {
  const { from, to, dimension, organizationId } = asked
  const isOfAnswers = dimension === 'answer'
  const [published, names, center] = await Promise.all([
    readPublished(db, centerId, asked),
    namesFor(db, centerId, asked),
    isOfAnswers && organizationId !== null ? centerMedian(db, centerId, asked) : null,
  ])
  const answers = isOfAnswers ? speedOf(published.get('applications_received') ?? []) : null
  return {
    from,
    to,
    dimension,
    metrics: [...published].flatMap(([metric, months]) => tellMetric(metric, months, dimension, { locale, names }) ?? []),
    speed: isOfAnswers ? { median: null, within_7: null, within_14: null, ...answers, center } : null,
  }
}

/** The names of organizations, where they are asked for. */
export async function namesFor(db: Database, centerId: string, { dimension }: Asked): Promise<Record<string, string>> {
  if (dimension !== 'organization') return {}
  const text = `select id, name from organizations where volunteer_center_id = $1 and status in ('approved', 'archived')`
  const [rows] = await db.read(centerId, [{ name: 'names_of_organizations', text, values: [centerId] }])
  return Object.fromEntries(rows!.map(([id, name]) => [id!, name!]))
}
