import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { Refused } from '#kernel/http/errors.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { today } from '#kernel/i18n/dates.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { addAppointment, addMessage, addStatusLine } from '#features/conversations/send/server/add-message.ts'
import { applicationTransitioned } from '#features/applications/model/events.ts'
import type { Meeting } from '#features/applications/model/meeting.ts'
import { applicationTransitions, daysToReopen, isPlaced, meetsIn, type ApplicationStatus } from '#features/applications/model/states.ts'
import {
  type ApplicationRow,
  type TransitionContext,
  type TransitionDetails,
  lockApplication,
  sideOf,
  valuesBefore,
} from '#features/applications/model/server/application-row.ts'
import { newCalendarKey } from '#features/applications/appointments/server/calendar.ts'
import { changeMeeting, meetingOf } from '#features/applications/appointments/server/change-meeting.ts'
import { isSameMeeting } from '#features/applications/appointments/server/cards.ts'
import { freePlace, notifyOfOffers, offerPlaces, takePlace } from '#features/applications/capacity/server/capacity.ts'

const decided: readonly ApplicationStatus[] = ['accepted', 'waitlisted', 'declined', 'withdrawn', 'stopped', 'completed']
const answers: readonly ApplicationStatus[] = ['invited', 'accepted', 'waitlisted', 'declined']

/**
 * Moves an application to another state with all that belongs to it: capacity, audit event, line in the conversation, notices. A
 * transition to the present state only moves the appointment, if that differs. Accepting without a free place becomes
 * `waitlisted`. The author may undo it for ten seconds.
 * @throws 409 invalid_transition
 */
export async function transition(mover: TransitionContext, id: string, wanted: ApplicationStatus, said: TransitionDetails = {}): Promise<void> {
  const { tx, centerId, actor, requestId } = mover
  const row = await lockApplication(tx, { centerId, id })
  const { status: from, conversation_id: conversationId } = row
  if (!checkTransition(applicationTransitions, from, wanted)) return await changeMeeting(mover, id, row, said)
  if (from === 'declined' && !canReopen(row.decided_at)) throw new Refused('invalid_transition', { meta: { from, to: wanted, allowed: [] } })

  if (wanted === 'accepted' && row.parent_email && !row.parent_consent_at) throw new Refused('parent_consent_missing')
  const { to, offered } = await changeCapacity(mover, row, wanted)
  if (to === from) return
  const side = sideOf(mover, row)
  const { declineReason = null, withdrawReason = null, message = null, meeting = null, isQuiet = false, byParent } = said
  const { calendar_sequence: sequence } = await tx
    .updateTable('applications')
    .set({
      status: to,
      moved_at: sql<Date>`now()`,
      place_offered_at: null,
      ...(decided.includes(to) && { decided_by: actor?.userId ?? null, decided_at: new Date() }),
      ...(side !== 'volunteer' && answers.includes(to) && !row.first_response_at && { first_response_at: new Date() }),
      decline_reason: declineReason,
      withdraw_reason: withdrawReason,
      ...termColumns(row, to, said),
      ...meetingColumns(row, to, meeting),
    })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .returning('calendar_sequence')
    .executeTakeFirstOrThrow()
  writeAuditEvent(
    tx,
    { centerId, actor },
    { action: `application.${to}`, subjectType: 'applications', subjectId: id, from, to, reason: declineReason ?? withdrawReason },
  )
  const lines = conversationId && !isQuiet ? [await addStatusLine(tx, { centerId, conversationId, status: to })] : []
  if (conversationId && message && actor?.userId && side !== 'system')
    lines.push(await addMessage(tx, { centerId, conversationId, authorId: actor.userId, side, body: message, requestId, told: true }))
  // Each new appointment gets a card, after the message.
  if (conversationId && meeting && meetsAt(to) && !isSameMeeting(meetsIn(from) ? meetingOf(row) : null, meeting))
    lines.push(await addAppointment(tx, { centerId, conversationId, authorId: actor?.userId ?? null, side, meeting }))
  // Before `emit`: mails queued after this can be recalled by an undo.
  if (mover.now && actor)
    undoable(tx, { centerId, actor, now: mover.now }, { type: 'applications', id, from, to, before: { columns: valuesBefore(row), lines, offered, sequence } })
  if (!isQuiet)
    await emit(tx, applicationTransitioned, {
      centerId,
      applicationId: id,
      requestId,
      from,
      to,
      side,
      actorId: actor?.userId ?? null,
      message,
      ...(byParent && { byParent }),
    })
  await notifyOfOffers(tx, centerId, offered, requestId)
}

const canReopen = (decidedAt: Date | null) => decidedAt !== null && decidedAt.getTime() > Date.now() - daysToReopen * 86_400_000

/** Transitions to these may have an appointment. */
const meetsAt = (to: ApplicationStatus) => to === 'invited' || to === 'accepted'

/** First day, last day and hours of helping. */
function termColumns({ status: from, start_date: since }: ApplicationRow, to: ApplicationStatus, { hoursReported }: TransitionDetails) {
  if (to === 'active') return { start_date: since ?? today() }
  if (!isPlaced(from) || isPlaced(to)) return {}
  return { ended_at: new Date(), ...(hoursReported !== undefined && { hours_reported: hoursReported }) }
}

/** Stores the appointment. Entering or leaving the states in which it holds raises the sequence, so that calendars update or cancel it. */
function meetingColumns(row: ApplicationRow, to: ApplicationStatus, meeting: Meeting | null) {
  const changed = { calendar_sequence: sql<number>`calendar_sequence + 1` }
  if (meeting && meetsAt(to))
    return {
      meeting_starts_at: meeting.startsAt,
      meeting_ends_at: meeting.endsAt,
      meeting_place: meeting.place,
      ...(row.calendar_key ? changed : { calendar_key: newCalendarKey() }),
    }
  return row.calendar_key && meetsIn(row.status) !== meetsIn(to) ? changed : {}
}

/** Accepting takes a place, or waitlists if there is none; leaving frees it, and the waiting list is offered it. */
async function changeCapacity(
  { tx, centerId, actor }: TransitionContext,
  row: ApplicationRow,
  wanted: ApplicationStatus,
): Promise<{ to: ApplicationStatus; offered: string[] }> {
  const place = { centerId, vacancyId: row.vacancy_id, slotId: row.slot_id, actor }
  if (wanted === 'accepted') return { to: (await takePlace(tx, place)) ? 'accepted' : 'waitlisted', offered: [] }
  if (!isPlaced(row.status) || (wanted !== 'stopped' && wanted !== 'withdrawn')) return { to: wanted, offered: [] }
  await freePlace(tx, place)
  return { to: wanted, offered: await offerPlaces(tx, place) }
}
