import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { draftFields } from '#features/organizations/sign-up/server/sign-up-draft-routes.ts'

/** Calls that no declaration describes, for OpenAPI; the others are generated. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/organizations/duplicates': {
    id: 'listDuplicatesOfNewOrganization',
    summary: 'Organizations that might be the one that is about to be added; `meta.reasons` of each says why: number, name, address, postcode',
    list: 'organizations',
    query: { include: '', 'filter[name]': '', 'filter[kvk_number]': '', 'filter[postcode]': '', 'filter[house_number]': '' },
  },
  'GET /api/v1/organizations/:id/duplicates': {
    id: 'listOrganizationDuplicates',
    summary: 'Organizations that might be the same one; `meta.reasons` of each says why: number, name, address, postcode',
    list: 'organizations',
    query: { include: '' },
  },
  'POST /api/v1/organization_drafts': {
    id: 'createOrganizationDraft',
    summary: 'Keep what somebody typed to sign an organization up; the token that comes back opens it',
    status: 201,
    body: draftFields,
    bodyType: 'organization_drafts',
  },
  'GET /api/v1/organization_drafts/current': {
    id: 'getOrganizationDraft',
    summary: 'What was typed, for who has the token (header Draft-Token)',
    refusals: [404],
  },
  'DELETE /api/v1/organization_drafts/current': { id: 'deleteOrganizationDraft', summary: 'Forget it', status: 204 },
}
