import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/vocabulary': {
    id: 'getVocabulary',
    summary: 'What the search understands of words, with what else each concept is called here; without words the names of all concepts',
    query: { 'filter[search]': 'what somebody would type' },
  },
}
