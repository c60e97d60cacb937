import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { conversationReported } from '#features/conversations/model/events.ts'
import type { ReportReason } from '#features/conversations/model/states.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'

/** Brings a conversation to the center, which reads it from then on; the other side is not told. Said again, the last time counts. */
export const reportConversation: Verb<{ reason: ReportReason }> = async ({ tx, actor, centerId, id, requestId, input: { reason } }) => {
  refuseWhileImpersonating(actor)
  const { subject_type } = await tx
    .selectFrom('conversations')
    .select('subject_type')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (subject_type === 'support') throw new Refused('already_with_center')
  await tx
    .updateTable('conversations')
    .set({ reported_at: new Date(), reported_by: actor.userId, report_reason: reason })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'conversation.reported', subjectType: 'conversations', subjectId: id, reason })
  publishConversationEvent(tx, centerId, id)
  await emit(tx, conversationReported, { centerId, conversationId: id, actorId: actor.userId!, reason, requestId })
  return id
}
