import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { organizationAsked } from '#features/organizations/model/events.ts'
import { adminsOf } from '#features/organizations/model/server/admins.ts'

/** PUT /organizations/{id}/ask: a question to its admins, by mail and in a conversation about the organization (domain §3.3). */
export const askOrganization: Verb<{ message: string }> = async ({ tx, id, centerId, actor, requestId, input }) => {
  refuseWhileImpersonating(actor)
  if ((await adminsOf(tx, id)).length === 0) throw new Refused('nobody_to_ask')
  writeAuditEvent(tx, { centerId, actor }, { action: 'organization.asked', subjectType: 'organizations', subjectId: id })
  await emit(tx, organizationAsked, { centerId, organizationId: id, authorId: actor.userId!, body: input.message, requestId })
  return id
}
