import { boolean } from '#kernel/fields/field.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { bulkMessage } from '#features/conversations/model/bulk-message.ts'
import { application } from '#features/applications/model/application.ts'
import { manyVerbs } from './decide-many.ts'

const { motivation, answers, draftToken, parentEmail, availabilityNote, slotId, via } = application.attributes

/** Calls that no declaration describes, for OpenAPI; the others are generated. */
export const describedCalls: DescribedCalls = {
  ...Object.fromEntries(
    manyVerbs.map((verb) => [
      `PATCH /api/v1/applications/${verb}`,
      {
        id: `${verb}Applications`,
        summary: `Takes the step '${verb}' with up to 100 applications, all of them or none`,
        list: 'applications',
        body: application.memberVerbs[verb],
        many: 100,
      },
    ]),
  ),
  'PATCH /api/v1/applications/message': {
    id: 'messageApplications',
    summary: 'Writes a message in the conversation of each of up to 100 applications, all of them or none',
    list: 'applications',
    body: bulkMessage,
    many: 100,
  },
  'GET /api/v1/applications/:id/alternatives': {
    id: 'listApplicationAlternatives',
    summary: 'Three open vacancies for whoever applied',
    list: 'vacancies',
    query: { include: '' },
  },
  'POST /api/v1/application_drafts': {
    id: 'createApplicationDraft',
    summary: 'Keep words for a vacancy until there is an account to send them with',
    status: 201,
    body: { motivation, answers, draftToken, parentEmail, availabilityNote, slotId, via, consentShare: boolean({ accepted: true }) },
    bodyType: 'application_drafts',
    related: { vacancy: application.relationships.vacancy },
  },
  'GET /api/v1/vacancies/:id/draft': { id: 'getVacancyDraft', summary: 'What the caller wrote for this vacancy before signing in' },
}
