import { sql } from 'kysely'
import { meetingWords as words } from '#features/applications/appointments/meeting-words.ts'
import { meetingChanged, meetingProposed } from '#features/applications/model/events.ts'
import { type Meeting, type SentMeeting, usualMinutes } from '#features/applications/model/meeting.ts'
import {
  type ApplicationRow,
  type TransitionContext,
  type TransitionDetails,
  lockApplication,
  sideOf,
  valuesBefore,
} from '#features/applications/model/server/application-row.ts'
import { expectingStatuses, meetsIn } from '#features/applications/model/states.ts'
import type { MeetingAnswer } from '#features/conversations/model/appointment.ts'
import { refuseWhereBlocked } from '#features/conversations/model/server/participation.ts'
import { addAppointment, addMessage } from '#features/conversations/send/server/add-message.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { addMonths, atClock, today } from '#kernel/i18n/dates.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { newCalendarKey } from './calendar.ts'
import { cardsOf, isSameMeeting } from './cards.ts'

/** The appointment of an application. */
export const meetingOf = ({ meeting_starts_at: startsAt, meeting_ends_at: endsAt, meeting_place: place }: ApplicationRow): Meeting | null =>
  startsAt && endsAt && place !== null ? { startsAt, endsAt, place } : null

/**
 * Inviting or accepting again with another time or place moves the appointment, in calendars too. The same appointment changes
 * nothing and notifies nobody.
 */
export async function changeMeeting(
  mover: TransitionContext,
  id: string,
  row: ApplicationRow,
  { meeting, message = null }: TransitionDetails,
  /** The volunteer's answer, if they proposed it. */ answer?: MeetingAnswer,
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
  // Before `emit`, as in a transition: mails queued after this can be recalled (ADR 0025).
  if (mover.now && actor) {
    const before = { columns: valuesBefore(row), lines, offered: [], sequence }
    undoable(tx, { centerId, actor, now: mover.now }, { type: 'applications', id, from: row.status, to: row.status, before })
  }
  await emit(tx, meetingChanged, { centerId, applicationId: id, requestId, message })
}

/** Converts a day and a time in Dutch time. @throws 422 if it is past, more than a year ahead, or skipped by the change to summer time */
export function checkMeeting(sent: SentMeeting | null | undefined, now: Date): Meeting | null {
  if (!sent) return null
  const { day, time, minutes, place } = sent
  const startsAt = new Date(atClock(day, time))
  if (day < today(now)) throw wrong('in_the_past', 'day', words.dayPast)
  if (startsAt <= now) throw wrong('in_the_past', 'time', words.timePast)
  if (day > addMonths(today(now), 12)) throw wrong('too_far_ahead', 'day', words.dayTooFar)
  if (Number.isNaN(startsAt.getTime())) throw wrong('invalid', 'time', fieldWords.invalid)
  return { startsAt, endsAt: new Date(startsAt.getTime() + (minutes ?? usualMinutes) * 60_000), place }
}

function wrong(code: string, part: 'day' | 'time', said: { nl: string; en: string }): Invalid {
  return new Invalid([{ code, attribute: `meeting.${part}`, pointer: `/data/attributes/meeting/${part}`, words: said }])
}

/**
 * PUT /applications/{id}/propose: another day, time or place. If the organization proposes, it becomes the appointment at once.
 * If the volunteer does, it waits for the organization's answer, and the present appointment stays.
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
  // A double click or a second window sends the same proposal again.
  if (isSameMeeting(proposed ?? agreed, meeting)) return id
  const own = { centerId, conversationId, authorId: actor.userId!, side: 'volunteer' as const }
  if (message) await addMessage(tx, { ...own, body: message, requestId, told: true })
  await addAppointment(tx, { ...own, meeting })
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.proposed', subjectType: 'applications', subjectId: id })
  await emit(tx, meetingProposed, { centerId, applicationId: id, requestId, message, ...meeting })
  return id
}
