import { CompiledQuery, type Selectable } from 'kysely'
import { Refused } from '#kernel/http/errors.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import type { RowOf } from '#kernel/db/table.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { scopeSql } from '#kernel/access/server/scope.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import type { ConversationStatus, Side } from '#features/conversations/model/states.ts'
import { relayedCase } from './scopes.ts'
import type { conversations } from './tables.ts'

type ParticipationCall = Pick<Call, 'tx' | 'actor' | 'centerId'>
export type Participation = {
  side: Exclude<Side, 'system'>
  status: ConversationStatus
  /** The side that blocked it. */ blockedSide: Exclude<Side, 'system'> | null
  isOfCenter: boolean
  /** Between two people who do not know how to reach each other: its messages are sealed. */ isRelayed: boolean
}
type Facts = Pick<Selectable<RowOf<typeof conversations>>, 'subject_type' | 'user_id' | 'asker_id' | 'organization_id' | 'escalated_at' | 'reported_at'>

/** The side on which the actor takes part in a conversation; null if they do not. Locks the conversation until the transaction ends. */
export async function participationIn({ tx, actor, centerId }: ParticipationCall, id: string): Promise<Participation | null> {
  const conversation = await tx
    .selectFrom('conversations')
    .select(['subject_type', 'subject_id', 'user_id', 'asker_id', 'organization_id', 'status', 'blocked_side', 'escalated_at', 'reported_at'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!conversation) return null
  const isRelayed = conversation.subject_type === 'help_match'
  const side = isRelayed ? await sideInRelay({ tx, actor, centerId }, { ...conversation, id }) : sideIn(conversation, actor)
  return side ? { side, status: conversation.status, blockedSide: conversation.blocked_side, isOfCenter: ofCenter(conversation), isRelayed } : null
}

/** The error code if this side may not write; null if it may. The center may still write in what another side blocked. */
export function sendRefusalOf({ side, status, blockedSide }: Pick<Participation, 'side' | 'status' | 'blockedSide'>): string | null {
  if (status === 'open') return null
  if (status === 'closed') return 'conversation_closed'
  if (blockedSide === null || blockedSide === 'center') return 'conversation_blocked'
  if (side === 'center') return null
  return blockedSide === side ? 'conversation_blocked_by_you' : 'conversation_blocked_by_other'
}

/** For verbs that reach the other side without a message. @throws 409 if the conversation is blocked for the actor */
export async function refuseWhereBlocked(asking: ParticipationCall, id: string): Promise<void> {
  const talking = await participationIn(asking, id)
  const quiet = talking?.status === 'blocked' && sendRefusalOf(talking)
  if (quiet) throw new Refused(quiet)
}

const ofCenter = ({ subject_type }: Pick<Facts, 'subject_type'>) => subject_type === 'organization' || subject_type === 'support' || subject_type === 'workshop'

/** The actor's side in a relayed conversation: of the center only the coordinator of the case, by the same condition as reading it. */
async function sideInRelay(
  { tx, actor, centerId }: ParticipationCall,
  { id, user_id, asker_id }: Facts & { id: string },
): Promise<'volunteer' | 'asker' | 'center' | null> {
  if (user_id === actor.userId) return 'volunteer'
  if (asker_id !== null && asker_id === actor.userId) return 'asker'
  if (!hasRole(actor, caseStaff)) return null
  const statement = new Statement()
  const ofCase = scopeSql(relayedCase('c'), 'c', statement, { actor, centerId })
  const text = `select 1 from conversations c where c.volunteer_center_id = ${statement.param(centerId)}::uuid and c.id = ${statement.param(id)}::uuid and ${ofCase}`
  const { rows } = await tx.executeQuery(CompiledQuery.raw(text, [...statement.values]))
  return rows.length > 0 ? 'center' : null
}

/** The actor's side. The center takes part in its own conversations, and in those that were escalated or reported. */
function sideIn(
  { subject_type, user_id, organization_id, escalated_at, reported_at }: Facts,
  actor: ParticipationCall['actor'],
): Exclude<Side, 'system'> | null {
  const isOfCenter = ofCenter({ subject_type })
  if (user_id === actor.userId) return 'volunteer'
  if (organization_id && (isOfCenter ? actor.adminOrganizationIds : actor.organizationIds).includes(organization_id)) return 'organization'
  return (isOfCenter || escalated_at || reported_at) && hasRole(actor, caseStaff) ? 'center' : null
}
