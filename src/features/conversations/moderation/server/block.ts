import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { NotFound, Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { conversationReported } from '#features/conversations/model/events.ts'
import { conversationTransitions, type ReportReason } from '#features/conversations/model/states.ts'
import { participationIn } from '#features/conversations/model/server/participation.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'

/**
 * Stops a conversation: nobody writes in it until whoever stopped it, or the center, opens it again. Where one of the two sides
 * does, the center is brought in as with a report, for a block is seldom about nothing.
 */
export const blockConversation: Verb<{ reason?: ReportReason | null }> = async (call) => {
  const { tx, actor, centerId, id, requestId } = call
  const reason = call.input.reason ?? 'other'
  refuseWhileImpersonating(actor)
  const talking = await participationIn(call, id)
  if (!talking) throw new NotFound('conversations', id)
  const { side, status: from, isOfCenter } = talking
  if (side !== 'center' && isOfCenter) throw new Refused('cannot_block_center')
  if (!checkTransition(conversationTransitions, from, 'blocked')) return id
  const reported = side === 'center' ? {} : { reported_at: new Date(), reported_by: actor.userId, report_reason: reason }
  await tx
    .updateTable('conversations')
    .set({ status: 'blocked', blocked_side: side, blocked_by: actor.userId, ...reported })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  publishConversationEvent(tx, centerId, id)
  const action = side === 'center' ? 'conversation.blocked' : 'conversation.stopped'
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'conversations', subjectId: id, from, to: 'blocked', ...(side !== 'center' && { reason }) })
  if (side !== 'center') await emit(tx, conversationReported, { centerId, conversationId: id, actorId: actor.userId!, reason, requestId })
  return id
}
