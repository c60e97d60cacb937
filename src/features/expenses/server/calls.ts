import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

/** Calls that no resource declares, described for OpenAPI. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/expense_notes/meter': {
    id: 'readExpenseMeter',
    summary:
      'What one noted in a year beside the limits of that year, over all organizations together: `meta.meter` (amounts in cents; `limits` is null for a year that is not confirmed), `meta.years`, `meta.places`',
    query: { year: 'As 2025; by default this year' },
  },
  'GET /api/v1/expense_notes/organizations': {
    id: 'listNotedOrganizations',
    summary: 'Where one helped by one’s own notes, without amounts: `meta.organizations` [{name, from, until, hours}], by month',
  },
}
