import { applicationAssigned } from '#features/applications/model/events.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'

type Assigned = { id: string; conversationId: string | null; /** The colleague, of the application's own organization. */ assigneeId: string }

/** Assigns an application to a colleague, who is told unless they did it themselves. */
export async function assignApplication(
  { tx, centerId, actor, requestId }: Pick<Call, 'tx' | 'centerId' | 'actor' | 'requestId'>,
  { id, conversationId, assigneeId }: Assigned,
): Promise<void> {
  await tx.updateTable('applications').set({ assigned_to: assigneeId }).where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.assigned', subjectType: 'applications', subjectId: id })
  if (conversationId) publishConversationEvent(tx, centerId, conversationId)
  if (assigneeId !== actor.userId) await emit(tx, applicationAssigned, { centerId, applicationId: id, requestId, assigneeId, actorId: actor.userId })
}
