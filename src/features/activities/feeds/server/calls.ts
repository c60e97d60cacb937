import { describedFeed } from '#features/tenancy/server/change-feeds.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

const agenda = {
  type: 'object',
  required: ['meta'],
  properties: {
    meta: {
      type: 'object',
      required: ['agenda'],
      properties: {
        agenda: { type: 'object', required: ['address', 'since'], properties: { address: { type: ['string', 'null'] }, since: { type: ['string', 'null'] } } },
      },
    },
  },
}
/** Calls about feeds, described for OpenAPI. */
export const feedCalls: DescribedCalls = {
  'GET /feeds/activities': {
    id: 'listChangedActivities',
    summary: 'RPDE 1.0: dates of activities in the order of their last change; the last page is empty and leads to itself',
    ...describedFeed,
    // On a site without activities.
    refusals: [404],
  },
  'GET /api/v1/agenda_tokens': { id: 'getAgendaAddress', summary: 'The address of the caller’s own calendar', answer: agenda, refusals: [404] },
  'PUT /api/v1/agenda_tokens/renew': {
    id: 'renewAgendaAddress',
    summary: 'Another address for the caller’s own calendar; the one before opens nothing any more',
    answer: agenda,
    refusals: [404],
  },
}
