import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'

/** Calls that follow from no declaration, for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/places': {
    summary: 'Towns and postcodes that begin with what was typed, or the one nearest to a latitude and longitude with two decimals at most',
    query: ['filter[search]', 'filter[near]'],
    free: true,
  },
}
