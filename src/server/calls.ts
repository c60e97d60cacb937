import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'

/** What the server says of itself and follows from no declaration, for OpenAPI. */
export const ownCalls: DescribedCalls = {
  'GET /health': { summary: 'Whether the process lives', free: true },
  'GET /ready': { summary: 'Whether it can serve', free: true },
  'GET /openapi.json': { summary: 'This document', free: true },
  'GET /config': { summary: 'Hosts with their centers, flags and languages', free: true },
  'GET /api/v1/todos': { summary: 'What waits for the caller on a dashboard' },
}
