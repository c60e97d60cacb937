import { applicationAssigned } from '#features/applications/model/events.ts'
import { lockApplication } from '#features/applications/model/server/application-row.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'

type Assigned = { id: string; /** The colleague, of the application's own organization. */ assigneeId: string }

/** Assigns an application to a colleague, who is told unless they did it themselves. Its author may undo it. */
export async function assignApplication(
  { tx, centerId, actor, requestId, now }: Pick<Call, 'tx' | 'centerId' | 'actor' | 'requestId' | 'now'>,
  { id, assigneeId }: Assigned,
): Promise<void> {
  const { status, assigned_to, calendar_sequence: sequence, conversation_id: conversationId } = await lockApplication(tx, { centerId, id })
  await tx.updateTable('applications').set({ assigned_to: assigneeId }).where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.assigned', subjectType: 'applications', subjectId: id })
  if (conversationId) publishConversationEvent(tx, centerId, conversationId)
  // Before `emit`: the mail that is queued by it can be recalled by an undo.
  const before = { columns: { assigned_to }, lines: [], offered: [], sequence }
  undoable(tx, { centerId, actor, now }, { type: 'applications', id, from: status, to: status, before })
  if (assigneeId !== actor.userId) await emit(tx, applicationAssigned, { centerId, applicationId: id, requestId, assigneeId, actorId: actor.userId })
}
