import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'

/** Calls that follow from no declaration, for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/applications/:id/alternatives': { summary: 'Three open vacancies for whoever applied', list: 'vacancies', query: ['include'] },
  'POST /api/v1/application_drafts': {
    summary: 'Keep words for a vacancy until there is an account to send them with',
    status: 201,
    body: ['motivation', 'answers', 'consent_share', 'draft_token'],
  },
  'GET /api/v1/vacancies/:id/draft': { summary: 'What the caller wrote for this vacancy before signing in' },
}
