import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { participationIn } from '#features/conversations/model/server/participation.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { conversationTransitions, type ConversationStatus } from '#features/conversations/model/states.ts'

/** Ends a conversation or opens it again. What the center has stopped only the center opens again; what one side stopped, that side or the center. */
export function changeStatus(to: Exclude<ConversationStatus, 'blocked'>): Verb {
  return async (call) => {
    const { tx, actor, centerId, id } = call
    refuseWhileImpersonating(actor)
    const talking = await participationIn(call, id)
    if (!talking) throw new NotFound('conversations', id)
    const { status: from, side, blockedSide } = talking
    if (!checkTransition(conversationTransitions, from, to)) return id
    if (from === 'blocked' && side !== 'center' && side !== blockedSide) throw new Forbidden()
    await tx
      .updateTable('conversations')
      .set({ status: to, blocked_side: null, blocked_by: null })
      .where('volunteer_center_id', '=', centerId)
      .where('id', '=', id)
      .execute()
    publishConversationEvent(tx, centerId, id)
    writeAuditEvent(tx, { centerId, actor }, { action: `conversation.${to}`, subjectType: 'conversations', subjectId: id, from, to })
    return id
  }
}
