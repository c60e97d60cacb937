import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { meetingAnswered } from '#features/applications/model/events.ts'
import { changeMeeting } from './change-meeting.ts'
import { findAnswerableCard } from './find-answerable-card.ts'
import { answerCard } from './cards.ts'

/** PUT /applications/{id}/come: the volunteer comes; or whoever expects them agrees with the day the volunteer proposed, which holds from then on. */
export const come: Verb<{ appointment?: string | null }> = async (call) => {
  const { tx, centerId, actor, requestId, id } = call
  const { row, context: mover, conversationId, side, card } = await findAnswerableCard(call)
  if (card.answer === 'comes') return id
  await answerCard(tx, centerId, card.id, 'comes')
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.comes', subjectType: 'applications', subjectId: id })
  publishConversationEvent(tx, centerId, conversationId)
  if (side === 'volunteer') await emit(tx, meetingAnswered, { centerId, applicationId: id, requestId, answer: 'comes', side, message: null })
  else await changeMeeting(mover, id, row, { meeting: card }, 'comes')
  return id
}
