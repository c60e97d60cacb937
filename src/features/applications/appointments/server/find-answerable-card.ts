import { NotFound, Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { expectingStatuses } from '#features/applications/model/states.ts'
import { type ApplicationRow, lockApplication } from '#features/applications/model/server/application-row.ts'
import { type TransitionContext, sideOf } from '#features/applications/model/server/transition-context.ts'
import { type Card, cardsOf } from './cards.ts'

export type AnswerableCard = {
  row: ApplicationRow
  context: TransitionContext
  conversationId: string
  side: 'volunteer' | 'organization' | 'center'
  card: Card
}

/**
 * The card that somebody answers: the volunteer the appointment, whoever expects them what the volunteer proposed.
 * @throws 409 no_appointment, appointment_over, or appointment_changed where they saw another one
 */
export async function findAnswerableCard({ tx, centerId, actor, requestId, id, input }: Call<{ appointment?: string | null }>): Promise<AnswerableCard> {
  refuseWhileImpersonating(actor)
  const mover = { tx, centerId, actor, requestId }
  const row = await lockApplication(tx, { centerId, id })
  const side = sideOf(mover, row)
  if (side === 'system') throw new NotFound('applications', id)
  const { conversation_id: conversationId, status } = row
  if (!conversationId || !(expectingStatuses as readonly string[]).includes(status)) throw new Refused('no_appointment')
  const { agreed, proposed } = await cardsOf(tx, centerId, conversationId)
  const card = side === 'volunteer' ? agreed : proposed
  if (input.appointment && input.appointment !== card?.id) throw new Refused('appointment_changed')
  if (!card) throw new Refused('no_appointment')
  if (card.endsAt < new Date()) throw new Refused('appointment_over')
  return { row, context: mover, conversationId, side, card }
}
