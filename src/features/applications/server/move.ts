import type { Selectable } from 'kysely'
import { trace } from '#kernel/audit/server/trace.ts'
import type { RowOf } from '#kernel/db/table.ts'
import { Refused } from '#kernel/http/errors.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { takeStep } from '#kernel/states/machine.ts'
import { addMessage, addStep } from '#features/conversations/server/add-message.ts'
import type { Side } from '#features/conversations/states.ts'
import { applicationMoved } from '#features/applications/events.ts'
import { applicationSteps, daysToReopen, isPlaced, type ApplicationStatus, type DeclineReason, type WithdrawReason } from '#features/applications/states.ts'
import type { Mover } from './mover.ts'
import { freePlace, takePlace } from './places.ts'
import type { applications } from './tables.ts'

type Reasons = {
  declineReason?: DeclineReason
  withdrawReason?: WithdrawReason
  /** Words to the volunteer, said in the conversation first. */ message?: string | null
}
type Row = Pick<
  Selectable<RowOf<typeof applications>>,
  'vacancy_id' | 'organization_id' | 'user_id' | 'conversation_id' | 'slot_id' | 'status' | 'decided_at' | 'first_response_at'
>

const decided: readonly ApplicationStatus[] = ['accepted', 'waitlisted', 'declined', 'withdrawn', 'stopped', 'completed']
const answers: readonly ApplicationStatus[] = ['invited', 'accepted', 'waitlisted', 'declined']

/**
 * Brings an application to another state, with all that belongs to it: the place, the trace, the line in the conversation,
 * the news. The same state again changes nothing and tells nobody. Without a place, accepting becomes waiting for one.
 * @throws 409 invalid_transition
 */
export async function moveApplication(
  mover: Mover,
  id: string,
  wanted: ApplicationStatus,
  { declineReason, withdrawReason, message }: Reasons = {},
): Promise<void> {
  const { tx, centerId, actor, requestId } = mover
  const row: Row = await tx
    .selectFrom('applications')
    .select(['vacancy_id', 'organization_id', 'user_id', 'conversation_id', 'slot_id', 'status', 'decided_at', 'first_response_at'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const from = row.status
  if (!takeStep(applicationSteps, from, wanted)) return
  if (from === 'declined' && !isFresh(row.decided_at)) throw new Refused('invalid_transition', { meta: { from, to: wanted, allowed: [] } })

  const to = await settlePlace(mover, row, wanted)
  if (to === from) return
  const side = sideOf(mover, row)
  await tx
    .updateTable('applications')
    .set({
      status: to,
      ...(decided.includes(to) && { decided_by: actor?.userId ?? null, decided_at: new Date() }),
      ...(side !== 'volunteer' && answers.includes(to) && !row.first_response_at && { first_response_at: new Date() }),
      decline_reason: declineReason ?? null,
      withdraw_reason: withdrawReason ?? null,
    })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  const reason = declineReason ?? withdrawReason ?? null
  trace(tx, { centerId, actor }, { action: `application.${to}`, subjectType: 'applications', subjectId: id, from, to, reason })
  const conversationId = row.conversation_id
  if (conversationId) await addStep(tx, { centerId, conversationId, status: to })
  if (conversationId && message && actor?.userId && side !== 'system')
    await addMessage(tx, { centerId, conversationId, authorId: actor.userId, side, body: message, requestId, told: true })
  await emit(tx, applicationMoved, { centerId, applicationId: id, requestId, from, to, side, actorId: actor?.userId ?? null, message: message ?? null })
}

const isFresh = (decidedAt: Date | null) => decidedAt !== null && decidedAt.getTime() > Date.now() - daysToReopen * 86_400_000

/** Accepting takes one of the vacancy's places, or a place in the line for one; leaving gives it back. */
async function settlePlace({ tx, centerId, actor }: Mover, row: Row, wanted: ApplicationStatus): Promise<ApplicationStatus> {
  const place = { centerId, vacancyId: row.vacancy_id, slotId: row.slot_id, actor }
  if (wanted === 'accepted') return (await takePlace(tx, place)) ? 'accepted' : 'waitlisted'
  if (isPlaced(row.status) && (wanted === 'stopped' || wanted === 'withdrawn')) await freePlace(tx, place)
  return wanted
}

function sideOf({ actor }: Mover, { user_id, organization_id }: Row): Side {
  if (!actor) return 'system'
  if (actor.userId === user_id) return 'volunteer'
  return actor.organizationIds.includes(organization_id) ? 'organization' : 'center'
}
