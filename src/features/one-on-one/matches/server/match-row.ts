import type { Selectable } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Tables } from '#kernel/db/tables.ts'
import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import type { MatchSide } from '#features/one-on-one/matches/match.ts'
import { type MatchStatus, matchTransitions } from '#features/one-on-one/model/match-codes.ts'
import { lockRequest, type RequestRow } from '#features/one-on-one/writing/server/change-status.ts'
import { publishMatchEvent } from './publish-match-event.ts'

export type MatchRow = Selectable<Tables['help_matches']>
/** `actor` null: a job, or somebody with a link. */
export type MatchActing = { tx: Tx; centerId: string; now: Date; actor: Pick<Call['actor'], 'userId' | 'session'> | null }
export type Case = { match: MatchRow; request: RequestRow }

/** A match with its request, both locked until the transaction ends; the request first, as everywhere, so that no two wait for each other. */
export async function lockMatch({ tx, centerId }: Pick<MatchActing, 'tx' | 'centerId'>, id: string): Promise<Case> {
  const found = await tx.selectFrom('help_matches').select('request_id').where('volunteer_center_id', '=', centerId).where('id', '=', id).executeTakeFirst()
  if (!found) throw new NotFound('help_matches', id)
  const request = await lockRequest(tx, centerId, found.request_id)
  const match = await tx
    .selectFrom('help_matches')
    .selectAll()
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { match, request }
}

export function sideOf({ helper_user_id: helper, asker_user_id: asker }: MatchRow, userId: string | null): MatchSide {
  return userId !== null && helper === userId ? 'helper' : userId !== null && asker === userId ? 'asker' : 'center'
}

/**
 * Whose key the actor presses: their own, or that of an asker without an account, for whom a coordinator types in what they said.
 * @throws 403 for a coordinator where both have an account
 */
export function keyHolder(match: MatchRow, userId: string | null): Exclude<MatchSide, 'center'> {
  const side = sideOf(match, userId)
  if (side !== 'center') return side
  if (match.asker_user_id !== null) throw new Forbidden('not_your_key')
  return 'asker'
}

type Change = { to: MatchStatus; action: string; reason?: string | null; columns?: Record<string, unknown> }

/** The only guard of the status of a match. The same status again changes nothing, and answers false. @throws 409 invalid_transition */
export async function changeMatchStatus(acting: MatchActing, match: MatchRow, { to, action, reason = null, columns = {} }: Change): Promise<boolean> {
  const { tx, centerId, actor } = acting
  if (!checkTransition(matchTransitions, match.status, to)) return false
  await setColumns(acting, match, { status: to, ...columns })
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'help_matches', subjectId: match.id, from: match.status, to, ...(reason && { reason }) })
  return true
}

/** Writes columns of a match, and tells the open pages of both people that something changed. */
export async function setColumns({ tx, centerId }: MatchActing, { id }: MatchRow, columns: Record<string, unknown>): Promise<void> {
  await tx
    .updateTable('help_matches')
    .set(columns as never)
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  publishMatchEvent(tx, centerId, id)
}

/** The relayed conversation of a match, if it has begun. */
export async function conversationOf({ tx, centerId }: Pick<MatchActing, 'tx' | 'centerId'>, matchId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('conversations')
    .select('id')
    .where('volunteer_center_id', '=', centerId)
    .where('subject_type', '=', 'help_match')
    .where('subject_id', '=', matchId)
    .executeTakeFirst()
  return found?.id ?? null
}

/** Both keys are in the row: the words that were masked can be read now, or no longer. */
export async function publishRelay(acting: Pick<MatchActing, 'tx' | 'centerId'>, matchId: string): Promise<void> {
  const id = await conversationOf(acting, matchId)
  if (id) publishConversationEvent(acting.tx, acting.centerId, id)
}
