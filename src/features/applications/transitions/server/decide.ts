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
  undecidedStatuses,
  verbTargets,
} from '#features/applications/model/states.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { BadRequest, Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, FilterScope, MemberVerb, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { canTransition } from '#kernel/states/machine.ts'
import { transition } from './transition.ts'

/** PUT /applications/{id}/claim: whoever was asked takes the place that came free; who comes too late goes on waiting (domain §3.2). */
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

/** Takes the step of a verb, for one row or for one of many. */
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

/** Every step that a person can take (domain §3.2); who may take it says abilities.ts, when it can be taken states.ts. */
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
  /** What it added to the conversation. */ lines: string[]
  /** Who was asked about the place. */ offered: string[]
  /** Of the appointment, from then on. */ sequence: number
}

/** Puts an application back where it was, or its appointment back to when it was: its place and its words too. Mails and notices go with the operation (ADR 0025). */
export const undoTransition: ResourceApi['undo'] = {
  ability: 'read',
  run: async ({ tx, centerId, actor }, step) => {
    const { id } = step
    const [from, to] = [step.from, step.to] as [ApplicationStatus, ApplicationStatus]
    const { columns, lines, offered, sequence } = step.before as Before
    const row = await lockApplication(tx, { centerId, id })
    // Somebody may have gone on from there: that is not this person's to take back.
    const isGone = row.status !== to || row.calendar_sequence !== sequence
    if (isGone || (from !== to && !canTransition(applicationUndo, to, from))) throw new Refused('invalid_transition', { meta: { from: row.status, to: from } })
    // Nor are their words: who has said to come must not find that there is nothing to come to.
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

/** Whether somebody has answered an appointment that the step put into the conversation. */
async function isAnswered(tx: Tx, centerId: string, lines: string[]): Promise<boolean> {
  const { rows } = await sql`select from messages where volunteer_center_id = ${centerId} and id = any(${lines}::uuid[])
    and meeting_answer is not null limit 1`.execute(tx)
  return rows.length > 0
}

/** `filter[waiting_longer]=7`: nobody has answered or decided for at least so many days. */
export const waitingLonger: FilterScope = {
  kind: 'lookup',
  about: 'Days: 7',
  sql: `@.status in ('${undecidedStatuses.join(`', '`)}') and @.first_response_at is null and @.created_at <= now() - make_interval(days => :value1::integer)`,
  read: async (sent, parameter) => {
    if (!/^\d{1,3}$/.test(sent)) throw new BadRequest('invalid_filter_value', { parameter })
    return [sent]
  },
}
