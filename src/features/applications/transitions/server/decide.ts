import { sql } from 'kysely'
import { checkMeeting } from '#features/applications/appointments/server/change-meeting.ts'
import { freePlace, takePlace } from '#features/applications/capacity/server/capacity.ts'
import type { SentMeeting } from '#features/applications/model/meeting.ts'
import { lockApplication } from '#features/applications/model/server/application-row.ts'
import {
  type ApplicationStatus,
  type ApplicationVerb,
  type DeclineReason,
  type WithdrawReason,
  applicationUndo,
  isPlaced,
  verbTargets,
} from '#features/applications/model/states.ts'
import { waitsSql } from '#features/applications/model/waiting-sql.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { BadRequest, Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, FilterScope, MemberVerb, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { canTransition } from '#kernel/states/machine.ts'
import { transition } from './transition.ts'

/** PUT /applications/{id}/claim: takes the offered place. If it is gone by then, the applicant stays waitlisted (domain §3.2). */
const claimPlace: Verb = async ({ tx, centerId, actor, requestId, id }) => {
  refuseWhileImpersonating(actor)
  const { status, place_offered_at } = await lockApplication(tx, { centerId, id })
  if (status === 'accepted') return id
  if (status !== 'waitlisted' || !place_offered_at) throw new Refused('invalid_transition', { meta: { from: status, to: 'accepted', allowed: [] } })
  await transition({ tx, centerId, actor, requestId, isForVolunteer: true }, id, 'accepted')
  return id
}

type Input = {
  declineReason?: DeclineReason
  withdrawReason?: WithdrawReason
  message?: string | null
  hoursReported?: number | null
  meeting?: SentMeeting | null
}

/** Makes the transition of a verb, for one row or for one of many. */
export async function transitionByVerb(
  { tx, centerId, actor, requestId, now, id, input: { meeting, ...said } }: Call<Input>,
  verb: ApplicationVerb,
): Promise<void> {
  refuseWhileImpersonating(actor)
  await transition({ tx, centerId, actor, requestId, now, ...(verb === 'withdraw' && { isForVolunteer: true }) }, id, verbTargets[verb], {
    ...said,
    meeting: checkMeeting(meeting, now),
  })
}

function stepOf(verb: ApplicationVerb): MemberVerb<Input> {
  return {
    run: async (call) => {
      await transitionByVerb(call as Call<Input>, verb)
      return call.id
    },
  }
}

/** Every transition that a person can make (domain §3.2). `abilities.ts` says who may, `states.ts` from which states. */
export const applicationVerbs: Record<ApplicationVerb | 'claim', MemberVerb<Input>> = {
  review: stepOf('review'),
  invite: stepOf('invite'),
  accept: stepOf('accept'),
  decline: stepOf('decline'),
  waitlist: stepOf('waitlist'),
  withdraw: stepOf('withdraw'),
  start: stepOf('start'),
  complete: stepOf('complete'),
  stop: stepOf('stop'),
  claim: { run: claimPlace },
}

type Before = {
  columns: Readonly<Record<string, unknown>>
  /** The messages it added to the conversation. */ lines: string[]
  /** The applications that were offered the freed place. */ offered: string[]
  /** The calendar sequence after the transition. */ sequence: number
}

/**
 * Undoes a transition or a change of the appointment: restores the columns and the place, and deletes the messages it added. Its
 * mails and notices are recalled with the operation (ADR 0025).
 */
export const undoTransition: ResourceApi['undo'] = {
  ability: 'read',
  run: async ({ tx, centerId, actor }, step) => {
    const { id } = step
    const [from, to] = [step.from, step.to] as [ApplicationStatus, ApplicationStatus]
    const { columns, lines, offered, sequence } = step.before as Before
    const row = await lockApplication(tx, { centerId, id })
    // Refuses if the state or the appointment has changed since.
    const isGone = row.status !== to || row.calendar_sequence !== sequence
    if (isGone || (from !== to && !canTransition(applicationUndo, to, from))) throw new Refused('invalid_transition', { meta: { from: row.status, to: from } })
    // Refuses if the appointment was answered: somebody who confirmed must not find it gone.
    if (await isAnswered(tx, centerId, lines)) throw new Refused('appointment_answered')
    const place = { centerId, vacancyId: row.vacancy_id, slotId: row.slot_id, actor }
    if (isPlaced(to) && !isPlaced(from)) await freePlace(tx, place)
    if (isPlaced(from) && (to === 'stopped' || to === 'withdrawn') && !(await takePlace(tx, place))) throw new Refused('undo_expired')

    await tx
      .updateTable('applications')
      .set({ ...columns, status: from, ...(row.calendar_key && { calendar_sequence: sql<number>`calendar_sequence + 1` }) })
      .where('volunteer_center_id', '=', centerId)
      .where('id', '=', id)
      .execute()
    await sql`update applications set place_offered_at = null
      where volunteer_center_id = ${centerId} and id = any(${offered}::uuid[]) and status = 'waitlisted'`.execute(tx)
    await sql`delete from messages where volunteer_center_id = ${centerId} and id = any(${lines}::uuid[])`.execute(tx)
    if (row.conversation_id) publishConversationEvent(tx, centerId, row.conversation_id)
  },
}

/** Whether an appointment that the transition added to the conversation has been answered. */
async function isAnswered(tx: Tx, centerId: string, lines: string[]): Promise<boolean> {
  const { rows } = await sql`select from messages where volunteer_center_id = ${centerId} and id = any(${lines}::uuid[])
    and meeting_answer is not null limit 1`.execute(tx)
  return rows.length > 0
}

/** `filter[waiting_longer]=7`: undecided and without an answer for at least so many days. */
export const waitingLonger: FilterScope = {
  kind: 'lookup',
  about: 'Days: 7',
  sql: `${waitsSql('@')} and @.created_at <= now() - make_interval(days => :value1::integer)`,
  read: async (sent, parameter) => {
    if (!/^\d{1,3}$/.test(sent)) throw new BadRequest('invalid_filter_value', { parameter })
    return [sent]
  },
}
