import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { firstDaySteps } from '#features/first-day/first-day.ts'

const firstDay = {
  type: 'object',
  required: ['meta'],
  properties: {
    meta: {
      type: 'object',
      required: ['away', 'done'],
      properties: {
        away: { type: ['string', 'null'], format: 'date-time' },
        done: { type: 'object', required: [...firstDaySteps], properties: Object.fromEntries(firstDaySteps.map((key) => [key, { type: 'boolean' }])) },
      },
    },
  },
}

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/first_day': { id: 'getFirstDay', summary: 'What of a new site is done, and whether the center has put the list away', answer: firstDay },
  'PUT /api/v1/first_day/put_away': { id: 'putFirstDayAway', summary: 'Put the list of the first day away, for everybody of the center', answer: firstDay },
  'PUT /api/v1/first_day/bring_back': { id: 'bringFirstDayBack', summary: 'Show the list of the first day again', answer: firstDay },
}
