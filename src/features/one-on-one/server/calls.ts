import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { filterNames } from '#kernel/search/filters.ts'
import { helpSearch } from '#features/one-on-one/search/search.ts'

/** Calls of one-on-one help that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/help_requests/:id/candidates': {
    id: 'listHelpCandidates',
    summary: 'Up to five people whose offer fits a request, each with reasons and one mismatch: `meta.candidates`',
    refusals: [403, 404],
  },
  'GET /api/v1/help_requests/search': {
    id: 'searchHelpRequests',
    summary: 'Requests and offers of help that are open for everybody, by the distance of their towns in bands',
    list: 'help_requests',
    open: true,
    // On a site without one-on-one help.
    refusals: [404],
    query: {
      ...Object.fromEntries(filterNames(helpSearch).map((name) => [`filter[${name}]`, ''])),
      include: '',
      'fields[help_requests]': '',
      'page[number]': '',
      'page[size]': '',
    },
  },
}
