import { meetingAnswered } from '#features/applications/model/events.ts'
import { type ApplicationRow, type TransitionContext, lockApplication, sideOf } from '#features/applications/model/server/application-row.ts'
import { expectingStatuses } from '#features/applications/model/states.ts'
import { refuseWhereBlocked } from '#features/conversations/model/server/participation.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { addMessage } from '#features/conversations/send/server/add-message.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { NotFound, Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { type Card, answerCard, cardsOf } from './cards.ts'
import { changeMeeting } from './change-meeting.ts'

type AnswerableCard = {
  row: ApplicationRow
  context: TransitionContext
  conversationId: string
  side: 'volunteer' | 'organization' | 'center'
  card: Card
}

/**
 * The card to answer: for the volunteer the appointment, for the organization what the volunteer proposed.
 * @throws 409 no_appointment, appointment_over, or appointment_changed if the caller saw another card
 */
async function findAnswerableCard({ tx, centerId, actor, requestId, id, input }: Call<{ appointment?: string | null }>): Promise<AnswerableCard> {
  refuseWhileImpersonating(actor)
  const mover = { tx, centerId, actor, requestId }
  const row = await lockApplication(tx, { centerId, id })
  const side = sideOf(mover, row)
  if (side === 'system' || side === 'asker') throw new NotFound('applications', id)
  const { conversation_id: conversationId, status } = row
  if (!conversationId || !(expectingStatuses as readonly string[]).includes(status)) throw new Refused('no_appointment')
  const { agreed, proposed } = await cardsOf(tx, centerId, conversationId)
  const card = side === 'volunteer' ? agreed : proposed
  if (input.appointment && input.appointment !== card?.id) throw new Refused('appointment_changed')
  if (!card) throw new Refused('no_appointment')
  if (card.endsAt < new Date()) throw new Refused('appointment_over')
  return { row, context: mover, conversationId, side, card }
}

/**
 * PUT /applications/{id}/come: the volunteer confirms; or the organization accepts the day that the volunteer proposed, which
 * becomes the appointment.
 */
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

/** PUT /applications/{id}/cannot: the day does not suit, with an optional message. The state of the application stays. */
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
