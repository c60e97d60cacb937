import { trace } from '#kernel/audit/server/trace.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import { hasRole } from '#kernel/access/actor.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { takeStep } from '#kernel/states/machine.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import { tellTalk } from './tell-talk.ts'
import { conversationSteps, type ConversationStatus } from '#features/conversations/states.ts'

/** Ends, opens again or stops a conversation. What the center has stopped only the center opens again. */
export function changeStatus(to: ConversationStatus): Verb {
  return async ({ tx, actor, centerId, id }) => {
    refuseWhileImpersonating(actor)
    const { status: from } = await tx
      .selectFrom('conversations')
      .select('status')
      .where('volunteer_center_id', '=', centerId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!takeStep(conversationSteps, from, to)) return id
    if (from === 'blocked' && !hasRole(actor, 'coordinator', 'center_admin')) throw new Forbidden()
    await tx.updateTable('conversations').set({ status: to }).where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
    tellTalk(tx, centerId, id)
    trace(tx, { centerId, actor }, { action: `conversation.${to}`, subjectType: 'conversations', subjectId: id, from, to })
    return id
  }
}
