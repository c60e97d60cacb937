import { sql } from 'kysely'
import { conversationReported } from '#features/conversations/model/events.ts'
import { participationIn } from '#features/conversations/model/server/participation.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { type ConversationStatus, type ReportReason, conversationTransitions } from '#features/conversations/model/states.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Forbidden, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'

/**
 * Blocks a conversation: nobody can write until the side that blocked it, or the center, reopens it. A block by one of the two
 * sides is reported to the center too, because there is usually a reason.
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

/**
 * Ends or reopens a conversation. One blocked by a side can be reopened by that side or the center; one blocked by the center,
 * only by the center.
 */
export function changeStatus(to: Exclude<ConversationStatus, 'blocked'>): Verb {
  return async (call) => {
    const { tx, actor, centerId, id } = call
    refuseWhileImpersonating(actor)
    const talking = await participationIn(call, id)
    if (!talking) throw new NotFound('conversations', id)
    const { status: from, side, blockedSide, isRelayed } = talking
    // It ends with the match; what somebody reported is reopened by the center alone.
    if (isRelayed && (to === 'closed' || from === 'closed')) throw new Refused('relayed_conversation')
    if (isRelayed && side !== 'center') throw new Forbidden()
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

/** Mutes or unmutes a conversation for the caller: no mails and notices about new messages. The other side does not notice. */
export function muteConversation(isMuted: boolean): Verb {
  return async ({ tx, actor, centerId, id }) => {
    refuseWhileImpersonating(actor)
    const at = isMuted ? sql`now()` : sql`null`
    await sql`insert into conversation_readers (volunteer_center_id, conversation_id, user_id, muted_at) values (${centerId}, ${id}, ${actor.userId}, ${at})
      on conflict (volunteer_center_id, conversation_id, user_id) do update set muted_at = excluded.muted_at`.execute(tx)
    return id
  }
}

/** Reports a conversation to the center, which may read it from then on; the other side is not notified. A later report replaces an earlier one. */
export const reportConversation: Verb<{ reason: ReportReason }> = async ({ tx, actor, centerId, id, requestId, input: { reason } }) => {
  refuseWhileImpersonating(actor)
  const { subject_type } = await tx
    .selectFrom('conversations')
    .select('subject_type')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (subject_type === 'support' || subject_type === 'workshop') throw new Refused('already_with_center')
  // Between two people of whom one may be vulnerable nobody can write until a coordinator has looked (domain §3.11).
  const talking = subject_type === 'help_match' ? await participationIn({ tx, actor, centerId }, id) : null
  const isStopped = talking?.status === 'open'
  await tx
    .updateTable('conversations')
    .set({
      reported_at: new Date(),
      reported_by: actor.userId,
      report_reason: reason,
      ...(isStopped && { status: 'blocked', blocked_side: talking.side, blocked_by: actor.userId }),
    })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'conversation.reported', subjectType: 'conversations', subjectId: id, reason })
  publishConversationEvent(tx, centerId, id)
  await emit(tx, conversationReported, { centerId, conversationId: id, actorId: actor.userId!, reason, requestId })
  return id
}
