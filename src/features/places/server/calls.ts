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

const count = { type: 'integer' }
const counts = (...names: string[]) => ({
  type: 'object',
  required: ['meta'],
  properties: { meta: { type: 'object', required: names, properties: Object.fromEntries(names.map((name) => [name, count])) } },
})

/** Calls that no resource declares, described for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/places/table': { id: 'countPlaces', summary: 'How many postcode areas and towns are known', answer: counts('areas', 'towns') },
  'POST /api/v1/places/table': {
    id: 'replacePostcodes',
    summary: 'Send a table of postcodes that takes the place of all areas: one CSV file of at most 40 MiB; nothing changes when a line is not right',
    query: { accept_fewer: '`true`: also when it has less than half the areas that are known' },
    form: {},
    refusals: [409],
    answer: counts('lines', 'areas', 'added', 'changed', 'removed'),
  },
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
