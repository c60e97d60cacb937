import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

/** Calls that no resource declares, described for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/volunteer_centers': {
    id: 'listVolunteerCenters',
    summary: 'The centers of this tenant',
    list: 'volunteer_centers',
    query: { include: '' },
    open: true,
  },
  'GET /api/v1/volunteer_centers/current': {
    id: 'getCurrentVolunteerCenter',
    summary: 'The center of this request',
    one: 'volunteer_centers',
    query: { include: 'profile' },
    open: true,
  },
}
