import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/absences/substitutes': { id: 'listSubstitutes', summary: 'Who can answer while one is away: `meta.people` [{id, name}]' },
  'GET /api/v1/absences/appointments': {
    id: 'listAppointmentsInAbsence',
    summary: 'The appointments that fall in one’s own absence: `meta.appointments` [{id, startsAt, person, vacancy, mayHandOver}], by application',
  },
  'GET /api/v1/conversations/:id/absences': {
    id: 'listAbsencesInConversation',
    summary: 'Who of those that answer is away, and who answers: `meta.absences` [{name, backOn, substitute}], by first names',
  },
}
