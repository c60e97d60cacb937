import { date, integer, json, oneOf, text } from '#kernel/fields/field.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { type FormDesign, formStatuses, maxCharacters, formTexts, type Words } from '#features/center-forms/model/form-design.ts'

const change = {
  version: integer({ optional: true }),
  design: json<FormDesign>()({ optional: true }),
  ...Object.fromEntries(formTexts.map((name) => [name, json<Partial<Words>>()({ optional: true })])),
  slug: text({ max: 60, optional: true }),
  status: oneOf(formStatuses, { optional: true }),
  closesOn: date({ optional: true }),
  keepMonths: integer({ min: 1, max: 24, optional: true }),
  mailTo: json<string[]>()({ optional: true }),
}

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/forms': { id: 'listOpenForms', summary: 'The forms of the center that are open', open: true },
  'GET /api/v1/center_forms/file': {
    id: 'getFormsFile',
    summary: 'The forms as CSV, those that the list shows',
    query: { search: 'in their names', status_eq: 'draft, open, closed' },
    file: 'text/csv',
  },
  'POST /api/v1/center_forms': { id: 'createCenterForm', summary: 'A new form, as a draft', status: 201, body: { title: text({ max: maxCharacters.title }) } },
  'GET /api/v1/center_forms/:id': { id: 'getCenterForm', summary: 'A form with its declaration, and who of the center can be mailed' },
  'PATCH /api/v1/center_forms/:id': { id: 'updateCenterForm', summary: 'Change parts of a form upon its version', body: change },
  'DELETE /api/v1/center_forms/:id': { id: 'removeCenterForm', summary: 'Remove a form with all its answers', status: 204 },
  'GET /api/v1/center_forms/:id/tally': { id: 'getFormTally', summary: 'A form, and how often each choice in it was made' },
  'GET /api/v1/center_forms/:id/file': {
    id: 'getFormAnswersFile',
    summary: 'The answers as CSV, those that the list shows',
    query: { search: 'in what was written', sent_within: 'week, month' },
    file: 'text/csv',
  },
}
