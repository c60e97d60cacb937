import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

/** Whether the center looks first at what this person writes for an organization: not where it chose not to, and not where it trusts it. */
export async function isApprovalNeeded({ tx, centerId, actor }: Pick<Call, 'tx' | 'centerId' | 'actor'>, organizationId: string | null): Promise<boolean> {
  if (hasRole(actor, centerReaders)) return false
  const center = await tx.selectFrom('volunteer_centers').select('activities_need_approval').where('id', '=', centerId).executeTakeFirstOrThrow()
  if (!center.activities_need_approval) return false
  if (organizationId === null) return true
  const organization = await tx.selectFrom('organizations').select('is_trusted_with_activities').where('id', '=', organizationId).executeTakeFirst()
  return !organization?.is_trusted_with_activities
}
