import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'

/** Calls that follow from no declaration, for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'POST /api/v1/conversations/:id/messages': { summary: 'Say something', one: 'messages', status: 201, body: ['body'] },
}
