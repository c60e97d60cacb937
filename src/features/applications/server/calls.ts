import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'

/** Calls that follow from no declaration, for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/applications/:id/alternatives': { summary: 'Three open vacancies for whoever applied', list: 'vacancies', query: ['include'] },
}
