import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { filterNames } from '#kernel/search/filters.ts'
import { mapSearch } from '#features/social-map/search/search.ts'

const ages = Object.fromEntries(['fresh', 'aging', 'stale'].map((key) => [key, { type: 'integer' }]))

/** Calls of the social map that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/social_map_entries/search': {
    id: 'searchSocialMap',
    summary: 'Find help on the social map, with the numbers beside every filter, the distance and the opening of each',
    list: 'social_map_entries',
    open: true,
    query: {
      ...Object.fromEntries(filterNames(mapSearch).map((name) => [`filter[${name}]`, ''])),
      include: '',
      sort: 'relevance, distance or name',
      'fields[social_map_entries]': '',
      'page[number]': '',
      'page[size]': '',
    },
  },
  'GET /api/v1/social_map_entries/:id/shown': {
    id: 'readSocialMapEntryAt',
    summary: 'An entry by its id, or by the end of the address of its page',
    one: 'social_map_entries',
    open: true,
    query: { include: '', 'fields[social_map_entries]': '' },
  },
  'GET /api/v1/social_map_rounds': {
    id: 'getSocialMapRounds',
    summary: 'Whom the center calls about the social map, and how long ago its entries were checked',
    answer: {
      type: 'object',
      required: ['meta'],
      properties: {
        meta: {
          type: 'object',
          required: ['calls', 'total', 'freshness', 'byTheme', 'oldest'],
          properties: {
            calls: { type: 'array', items: { type: 'object', required: ['id', 'name', 'assuredAt', 'mails', 'changes'] } },
            total: { type: 'integer' },
            freshness: { type: 'object', required: Object.keys(ages), properties: ages },
            byTheme: {
              type: 'array',
              items: { type: 'object', required: ['theme', ...Object.keys(ages)], properties: { theme: { type: 'string' }, ...ages } },
            },
            oldest: { type: 'array', items: { type: 'object', required: ['id', 'name', 'assuredAt'] } },
          },
        },
      },
    },
  },
}
