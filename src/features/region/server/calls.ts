import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

const text = { type: 'string' }
const count = { type: 'integer' }
const texts = { type: 'array', items: text }
const withAll = (properties: Record<string, object>) => ({ type: 'object', required: Object.keys(properties), properties })

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/region': {
    id: 'getRegion',
    summary: 'The centers of Gelderland with the municipalities that they serve and how many vacancies they have; with a place, which of them serve it',
    open: true,
    query: { 'filter[place]': 'A town, a municipality or a postcode: Zutphen, 7201 AB' },
    answer: withAll({
      meta: withAll({
        centers: {
          type: 'array',
          items: withAll({
            id: text,
            name: text,
            town: text,
            origin: text,
            phone: { type: ['string', 'null'] },
            municipalities: texts,
            vacancies: count,
          }),
        },
        totals: withAll({ vacancies: count, centers: count, municipalities: count }),
        origin: { type: ['string', 'null'] },
        home: text,
        place: { anyOf: [withAll({ label: text, municipality: text, isInRegion: { type: 'boolean' } }), { type: 'null' }] },
        serving: texts,
        nearest: texts,
      }),
    }),
  },
}
