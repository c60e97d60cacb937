import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'

/** Calls that follow from no declaration, for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/center_forms': {
    id: 'listCenterForms',
    summary: 'The forms of the center: those that are open, and all of them for those who run it',
    open: true,
  },
  'POST /api/v1/center_forms': { id: 'createCenterForm', summary: 'A new form, as a draft: `title`' },
  'GET /api/v1/center_forms/:id': { id: 'getCenterForm', summary: 'A form with its declaration, and who of the center can be mailed' },
  'PATCH /api/v1/center_forms/:id': { id: 'updateCenterForm', summary: 'Change a form upon its `version`: declaration, address, receivers, days, state' },
  'DELETE /api/v1/center_forms/:id': { id: 'removeCenterForm', summary: 'Remove a form with all its answers' },
  'GET /api/v1/center_forms/:id/answers': {
    id: 'listFormAnswers',
    summary: 'What was answered, newest first, and how often each choice was made',
    query: { page: 'of 25' },
  },
  'GET /api/v1/center_forms/:id/file': { id: 'getFormAnswersFile', summary: 'All answers as CSV' },
  'DELETE /api/v1/form_answers/:id': { id: 'removeFormAnswer', summary: 'Remove one answer' },
}
