import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { strangerFields } from '#features/saved-searches/saved-search.ts'

/** Calls that no resource declares, described for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'POST /api/v1/search_alerts': {
    id: 'askSearchAlert',
    summary: 'Ask to be mailed what a search finds anew, without an account; a mail asks first',
    status: 202,
    body: strangerFields,
    bodyType: 'search_alerts',
    open: true,
  },
  'GET /api/v1/search_alerts/:key': { id: 'getSearchAlert', summary: 'The saved search that a mail is about', open: true },
  'PUT /api/v1/search_alerts/:key': { id: 'confirmSearchAlert', summary: 'Say yes to the mails of a saved search', open: true },
  'DELETE /api/v1/search_alerts/:key': { id: 'stopSearchAlert', summary: 'Stop the mails of a saved search and forget it', open: true },
}
