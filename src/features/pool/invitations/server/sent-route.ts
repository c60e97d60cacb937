import { isUuid } from '#kernel/fields/uuid.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { readable } from '#kernel/jsonapi/server/related.ts'
import { budgetOfCall } from '#features/pool/budget/server/budget-of-call.ts'
import { poolInvitation } from '#features/pool/model/pool-invitation.ts'

const { type } = poolInvitation

/**
 * GET /pool_invitations: the invitations that the caller may see. With `filter[organization_id]` of one whose invitations they may send,
 * `meta.budget` says how many people it can still invite this week, and from which day on more.
 */
export const sentRoute: ApiRoute = {
  method: 'GET',
  path: `/${type}`,
  parameters: 'query',
  run: async (call) => {
    refuseIfOff(call, 'volunteerProfiles', 'forbidden')
    const document = await readable(call, type, async () => await call.list(type))
    const id = call
      .query(type, 'list')
      .filters.find(({ path }) => path.slice(1).map(snakeCase).join('_') === 'organization_id')
      ?.values.at(-1)
    const budget = id && isUuid(id) && (await budgetOfCall(call, id))
    return { document: budget ? { ...document, meta: { ...document.meta, budget } } : document }
  },
}
