import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

const text = { type: 'string' }
const texts = { type: 'object', additionalProperties: text }
const object = (properties: Record<string, unknown>) => ({ type: 'object', required: Object.keys(properties), properties, additionalProperties: false })

/** Descriptions for OpenAPI of calls that no declaration describes. */
export const ownCalls: DescribedCalls = {
  'GET /health': { id: 'getHealth', summary: 'Whether the process lives', answer: object({ status: { type: 'string', const: 'ok' } }), onlyRefusals: [] },
  'GET /ready': {
    id: 'getReady',
    summary: 'Whether it can serve',
    answer: {
      type: 'object',
      required: ['status'],
      properties: { status: { type: 'string', enum: ['ready', 'unavailable'] }, reason: text },
      additionalProperties: false,
    },
    alsoAnswers: { 503: 'Away for a moment: `reason` says why' },
    onlyRefusals: [],
  },
  'GET /openapi.json': { id: 'getOpenApi', summary: 'This document', answer: { type: 'object' }, onlyRefusals: [400, 406, 500] },
  'GET /config': {
    id: 'getConfig',
    summary: 'Hosts with their centers, flags and languages',
    answer: object({
      tenant: text,
      volunteerCenterId: text,
      defaultVolunteerCenterId: { type: ['string', 'null'] },
      hosts: texts,
      volunteerCenters: texts,
      flags: { type: 'object', additionalProperties: { type: 'boolean' } },
      locales: { type: 'array', items: { type: 'string', enum: ['nl', 'en'] } },
    }),
    onlyRefusals: [400, 406, 500],
  },
  'PUT /api/v1/operations/:id/undo': { id: 'undoOperation', summary: 'Takes back what was done a moment ago, and the mails about it', refusals: [404, 409] },
  'GET /api/v1/counts': { id: 'listCounts', summary: 'How much waits for the caller behind each page', query: { pages: 'Only these, with commas between' } },
  'GET /api/v1/quick_search': {
    id: 'quickSearch',
    summary: 'What has these letters in its name, of every kind that the caller may list, and the screens they may open',
    query: { q: 'Two letters or more' },
  },
  'GET /api/v1/todos': { id: 'listTodos', summary: 'What waits for the caller on a dashboard' },
}
