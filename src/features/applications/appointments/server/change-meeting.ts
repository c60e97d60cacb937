import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { MeetingAnswer } from '#features/conversations/model/appointment.ts'
import { addAppointment } from '#features/conversations/send/server/add-appointment.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { addMessage } from '#features/conversations/send/server/add-message.ts'
import { meetingChanged } from '#features/applications/model/events.ts'
import { meetsIn } from '#features/applications/model/states.ts'
import { type ApplicationRow, valuesBefore } from '#features/applications/model/server/application-row.ts'
import { newCalendarKey } from './calendar-of.ts'
import { type TransitionContext, sideOf } from '#features/applications/model/server/transition-context.ts'
import { isSameMeeting } from './cards.ts'
import { meetingOf } from './meeting-of.ts'
import type { TransitionDetails } from '#features/applications/model/server/transition-details.ts'

/** Invited or accepted again with another time or place: the appointment moves, and so it does in calendars. The same again tells nobody. */
export async function changeMeeting(
  mover: TransitionContext,
  id: string,
  row: ApplicationRow,
  { meeting, message = null }: TransitionDetails,
  /** Of the volunteer, who proposed it. */ answer?: MeetingAnswer,
): Promise<void> {
  const { tx, centerId, actor, requestId } = mover
  if (!meeting || !meetsIn(row.status)) return
  if (isSameMeeting(meetingOf(row), meeting) && !answer) return
  const { calendar_sequence: sequence } = await tx
    .updateTable('applications')
    .set({
      meeting_starts_at: meeting.startsAt,
      meeting_ends_at: meeting.endsAt,
      meeting_place: meeting.place,
      ...(row.calendar_key ? { calendar_sequence: sql<number>`calendar_sequence + 1` } : { calendar_key: newCalendarKey() }),
    })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .returning('calendar_sequence')
    .executeTakeFirstOrThrow()
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.rescheduled', subjectType: 'applications', subjectId: id })
  const side = sideOf(mover, row)
  const lines: string[] = []
  if (row.conversation_id && message && actor?.userId && side !== 'system')
    lines.push(await addMessage(tx, { centerId, conversationId: row.conversation_id, authorId: actor.userId, side, body: message, requestId, told: true }))
  if (row.conversation_id) {
    const put = { centerId, conversationId: row.conversation_id, authorId: actor?.userId ?? null, side, meeting }
    lines.push(await addAppointment(tx, { ...put, ...(answer && { answer }) }))
  }
  // Before the news, as with a step (ADR 0025).
  if (mover.now && actor) {
    const before = { columns: valuesBefore(row), lines, offered: [], sequence }
    undoable(tx, { centerId, actor, now: mover.now }, { type: 'applications', id, from: row.status, to: row.status, before })
  }
  await emit(tx, meetingChanged, { centerId, applicationId: id, requestId, message })
}
