import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { addMessage } from '#features/conversations/send/server/add-message.ts'
import { refuseWhereBlocked } from '#features/conversations/model/server/participation.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { meetingAnswered } from '#features/applications/model/events.ts'
import { findAnswerableCard } from './find-answerable-card.ts'
import { answerCard } from './cards.ts'

/** PUT /applications/{id}/cannot: the day does not suit; the words go along. The application stays as it is. */
export const cannot: Verb<{ appointment?: string | null; message?: string | null }> = async (call) => {
  const { tx, centerId, actor, requestId, id } = call
  const { conversationId, side, card } = await findAnswerableCard(call)
  const message = call.input.message ?? null
  if (card.answer === 'cannot' && !message) return id
  if (message) await refuseWhereBlocked(call, conversationId)
  await answerCard(tx, centerId, card.id, 'cannot')
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.cannot', subjectType: 'applications', subjectId: id })
  if (message) await addMessage(tx, { centerId, conversationId, authorId: actor.userId!, side, body: message, requestId, told: true })
  publishConversationEvent(tx, centerId, conversationId)
  await emit(tx, meetingAnswered, { centerId, applicationId: id, requestId, answer: 'cannot', side, message })
  return id
}
