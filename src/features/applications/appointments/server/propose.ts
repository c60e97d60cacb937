import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { addAppointment } from '#features/conversations/send/server/add-appointment.ts'
import { addMessage } from '#features/conversations/send/server/add-message.ts'
import { refuseWhereBlocked } from '#features/conversations/model/server/participation.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { meetingProposed } from '#features/applications/model/events.ts'
import type { SentMeeting } from '#features/applications/model/meeting.ts'
import { expectingStatuses } from '#features/applications/model/states.ts'
import { lockApplication } from '#features/applications/model/server/application-row.ts'
import { changeMeeting } from './change-meeting.ts'
import { checkMeeting } from './check-meeting.ts'
import { sideOf } from '#features/applications/model/server/transition-context.ts'
import { cardsOf, isSameMeeting } from './cards.ts'

/**
 * PUT /applications/{id}/propose: another day, time or place. What those who expect the volunteer propose holds at once, as the
 * appointment; what the volunteer proposes waits for their word, and until then what was agreed stays.
 */
export const propose: Verb<{ meeting?: SentMeeting | null; message?: string | null }> = async ({ tx, centerId, actor, requestId, id, now, input }) => {
  refuseWhileImpersonating(actor)
  const meeting = checkMeeting(input.meeting, now)
  if (!meeting) throw new Invalid([{ code: 'blank', attribute: 'meeting', pointer: '/data/attributes/meeting' }])
  const message = input.message ?? null
  const mover = { tx, centerId, actor, requestId }
  const row = await lockApplication(tx, { centerId, id })
  const { conversation_id: conversationId, status: from } = row
  if (!(expectingStatuses as readonly string[]).includes(from)) throw new Refused('invalid_transition', { meta: { from, to: from, allowed: [] } })
  if (conversationId) await refuseWhereBlocked({ tx, centerId, actor }, conversationId)
  if (sideOf(mover, row) !== 'volunteer') {
    await changeMeeting({ ...mover, now }, id, row, { meeting, message })
    return id
  }
  if (!conversationId) throw new Refused('no_appointment')
  const { agreed, proposed } = await cardsOf(tx, centerId, conversationId)
  // The same again, by a second press or a second window, is what stands there already.
  if (isSameMeeting(proposed ?? agreed, meeting)) return id
  const own = { centerId, conversationId, authorId: actor.userId!, side: 'volunteer' as const }
  if (message) await addMessage(tx, { ...own, body: message, requestId, told: true })
  await addAppointment(tx, { ...own, meeting })
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.proposed', subjectType: 'applications', subjectId: id })
  await emit(tx, meetingProposed, { centerId, applicationId: id, requestId, message, ...meeting })
  return id
}
