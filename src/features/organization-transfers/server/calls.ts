import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'
import { refusalFields, requestFields } from './routes.ts'

/** Calls that no resource declares, described for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'POST /api/v1/organizations/:id/move': {
    id: 'requestOrganizationMove',
    summary: 'Ask that an organization moves to another center of the site',
    one: 'organizations',
    status: 201,
    body: requestFields,
  },
  ...Object.assign(
    {},
    ...(['accept', 'refuse', 'withdraw'] as const).map((verb) => {
      const call = { summary: `${verb[0]!.toUpperCase()}${verb.slice(1)} a move`, one: 'organization_moves', ...(verb === 'refuse' && { body: refusalFields }) }
      return {
        [`PUT /api/v1/organizations/:id/move/${verb}`]: { ...call, id: `${verb}MoveOfOrganization` },
        [`PUT /api/v1/organization_moves/:id/${verb}`]: { ...call, id: `${verb}OrganizationMove` },
      }
    }),
  ),
}
