import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

const text = { type: 'string' }
const place = {
  type: 'object',
  required: ['type', 'id', 'attributes'],
  properties: {
    type: { type: 'string', const: 'places' },
    id: text,
    attributes: {
      type: 'object',
      required: ['name', 'municipality', 'postcode', 'label', 'latitude', 'longitude'],
      properties: {
        name: text,
        municipality: text,
        postcode: { type: ['string', 'null'] },
        label: text,
        latitude: { type: 'number' },
        longitude: { type: 'number' },
      },
    },
  },
}

/** Calls that no resource declares, described for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/places': {
    id: 'listPlaces',
    summary: 'Towns and postcodes that begin with what was typed, or the one nearest to a latitude and longitude with two decimals at most',
    open: true,
    query: { 'filter[search]': 'The beginning of a name or a postcode', 'filter[near]': 'Latitude and longitude: 52.14,6.2' },
    answer: {
      type: 'object',
      required: ['data', 'meta'],
      properties: { data: { type: 'array', items: place }, meta: { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } } },
    },
  },
}
