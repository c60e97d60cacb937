import type { Selectable } from 'kysely'
import { Refused } from '#kernel/http/errors.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import type { RowOf } from '#kernel/db/table.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ConversationStatus, Side } from '#features/conversations/model/states.ts'
import type { conversations } from './tables.ts'

type ParticipationCall = Pick<Call, 'tx' | 'actor' | 'centerId'>
export type Participation = {
  side: Exclude<Side, 'system'>
  status: ConversationStatus
  /** Who stopped it. */ blockedSide: Exclude<Side, 'system'> | null
  isOfCenter: boolean
}
type Facts = Pick<Selectable<RowOf<typeof conversations>>, 'subject_type' | 'user_id' | 'organization_id' | 'escalated_at' | 'reported_at'>

/** On which side somebody takes part in a conversation, which is held until what is done there is done; null where they do not. */
export async function participationIn({ tx, actor, centerId }: ParticipationCall, id: string): Promise<Participation | null> {
  const conversation = await tx
    .selectFrom('conversations')
    .select(['subject_type', 'user_id', 'organization_id', 'status', 'blocked_side', 'escalated_at', 'reported_at'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const side = conversation && sideIn(conversation, actor)
  return side ? { side, status: conversation.status, blockedSide: conversation.blocked_side, isOfCenter: ofCenter(conversation) } : null
}

/** Why nothing can be said in it by whoever speaks; null where they may. The center still asks after what others have stopped. */
export function sendRefusalOf({ side, status, blockedSide }: Pick<Participation, 'side' | 'status' | 'blockedSide'>): string | null {
  if (status === 'open') return null
  if (status === 'closed') return 'conversation_closed'
  if (blockedSide === null || blockedSide === 'center') return 'conversation_blocked'
  if (side === 'center') return null
  return blockedSide === side ? 'conversation_blocked_by_you' : 'conversation_blocked_by_other'
}

/** For what reaches the other side without being words. @throws 409 where one of them has stopped the conversation */
export async function refuseWhereBlocked(asking: ParticipationCall, id: string): Promise<void> {
  const talking = await participationIn(asking, id)
  const quiet = talking?.status === 'blocked' && sendRefusalOf(talking)
  if (quiet) throw new Refused(quiet)
}

const ofCenter = ({ subject_type }: Pick<Facts, 'subject_type'>) => subject_type === 'organization' || subject_type === 'support'

/** The side on which somebody takes part; the center does where it asked or is asked itself, or once a case was brought to it. */
function sideIn(
  { subject_type, user_id, organization_id, escalated_at, reported_at }: Facts,
  actor: ParticipationCall['actor'],
): Exclude<Side, 'system'> | null {
  const isOfCenter = ofCenter({ subject_type })
  if (user_id === actor.userId) return 'volunteer'
  if (organization_id && (isOfCenter ? actor.adminOrganizationIds : actor.organizationIds).includes(organization_id)) return 'organization'
  return (isOfCenter || escalated_at || reported_at) && hasRole(actor, caseStaff) ? 'center' : null
}
