import { date, integer, json, oneOf, text } from '#kernel/fields/field.ts'
import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'
import { type FormDesign, formStatuses, mostLetters } from '#features/center-forms/form-design.ts'

const change = {
  version: integer({ optional: true }),
  design: json<FormDesign>()({ optional: true }),
  slug: text({ max: 60, optional: true }),
  status: oneOf(formStatuses, { optional: true }),
  closesOn: date({ optional: true }),
  keepMonths: integer({ min: 1, max: 24, optional: true }),
  mailTo: json<string[]>()({ optional: true }),
}

/** Calls that follow from no declaration, for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/center_forms': {
    id: 'listCenterForms',
    summary: 'The forms of the center: those that are open, and all of them for those who run it',
    open: true,
  },
  'POST /api/v1/center_forms': { id: 'createCenterForm', summary: 'A new form, as a draft', status: 201, body: { title: text({ max: mostLetters.title }) } },
  'GET /api/v1/center_forms/:id': { id: 'getCenterForm', summary: 'A form with its declaration, and who of the center can be mailed' },
  'PATCH /api/v1/center_forms/:id': { id: 'updateCenterForm', summary: 'Change parts of a form upon its version', body: change },
  'DELETE /api/v1/center_forms/:id': { id: 'removeCenterForm', summary: 'Remove a form with all its answers', status: 204 },
  'GET /api/v1/center_forms/:id/answers': {
    id: 'listFormAnswers',
    summary: 'What was answered, newest first, and how often each choice was made',
    query: { page: 'of 25' },
  },
  'GET /api/v1/center_forms/:id/file': { id: 'getFormAnswersFile', summary: 'All answers as CSV', file: 'text/csv' },
  'DELETE /api/v1/form_answers/:id': { id: 'removeFormAnswer', summary: 'Remove one answer', status: 204 },
}
