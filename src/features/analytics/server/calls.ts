import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { answerTimes, dimensionNames, measureNames } from '#features/measures/measures.ts'

const text = { type: 'string' }
const count = { type: 'integer' }
const flag = { type: 'boolean' }
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] })
const list = (items: object) => ({ type: 'array', items })
const withAll = (properties: Record<string, object>) => ({ type: 'object', required: Object.keys(properties), properties })
const metric = { type: 'string', enum: measureNames }
const dimension = { type: 'string', enum: dimensionNames }

const told = { value: { type: ['integer', 'null'] }, low: count, high: count, suppressed: flag }
const cells = orNull(list(withAll({ key: text, label: text, ...told })))
const time = orNull({ type: 'string', enum: answerTimes })
const share = orNull(withAll(told))
const query = {
  'filter[from_gteq]': 'The first day of the first month: 2026-01-01',
  'filter[to_lt]': 'The first day of the month after the last one; at most 24 months',
  'filter[metric_in]': 'At most twelve names of measures, as analytics/definitions lists them',
  'filter[dimension]': 'One dimension',
  'filter[organization_id_eq]': 'Of an organization for which the caller works',
}

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/analytics/summary': {
    id: 'getAnalyticsSummary',
    summary:
      'Measures over whole months. Counts of people below five are hidden, with the interval that they lie in; distributions of people are rounded to five',
    query,
    answer: withAll({
      meta: withAll({
        from: text,
        to: text,
        dimension: orNull(dimension),
        metrics: list(withAll({ metric, version: count, provisional: flag, months: list(text), ...told, cells, leftOut: list(text) })),
        speed: orNull(withAll({ median: time, within_7: share, within_14: share, center: time })),
      }),
    }),
  },
  'GET /api/v1/analytics/series': {
    id: 'getAnalyticsSeries',
    summary: 'Measures by month, with the same rules as analytics/summary',
    query,
    answer: withAll({
      meta: withAll({
        from: text,
        to: text,
        dimension: orNull(dimension),
        series: list(withAll({ metric, points: list(withAll({ month: text, provisional: flag, version: count, ...told, cells })) })),
      }),
    }),
  },
  'GET /api/v1/analytics/definitions': {
    id: 'getAnalyticsDefinitions',
    summary: 'What each measure and dimension is, in the language of the caller',
    answer: withAll({
      meta: withAll({
        metrics: list(
          withAll({
            metric,
            label: text,
            definition: text,
            version: count,
            counts: { type: 'string', enum: ['people', 'things'] },
            adds: flag,
            dimensions: list(dimension),
          }),
        ),
        dimensions: list(withAll({ dimension, label: text, definition: text })),
      }),
    }),
  },
  'GET /api/v1/analytics/centers': {
    id: 'getAnalyticsCenters',
    summary: 'What every center had in the last whole month, of things alone; for platform admins',
    answer: withAll({
      meta: withAll({
        month: text,
        metrics: list(withAll({ metric, label: text })),
        centers: list(withAll({ id: text, name: text, town: text, values: list({ type: ['integer', 'null'] }) })),
      }),
    }),
  },
}
