import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { weekBudget, type WeekBudget } from './budget.ts'

/** How many people the organization can still invite this week; null for those who may not invite for it. */
export async function budgetOfCall(call: ApiRequest, organizationId: string): Promise<WeekBudget | null> {
  const { actor, centerId, now } = call.asked
  if (!actor.organizationIds.includes(organizationId) && !hasRole(actor, caseStaff)) return null
  return await call.db.inCenter(centerId, async (tx) => await weekBudget(tx, { centerId, organizationId, now }))
}
