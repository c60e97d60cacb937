import type { DescribedCalls } from '#kernel/jsonapi/server/openapi.ts'

/** Calls that follow from no declaration, for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/organizations/:id/duplicates': {
    id: 'listOrganizationDuplicates',
    summary: 'Organizations that might be the same one; `meta.reasons` of each says why: name, address, postcode',
    list: 'organizations',
    query: { include: '' },
  },
}
