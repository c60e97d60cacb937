import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { closeRelay } from '#features/conversations/send/server/relay.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { EndReason } from '#features/one-on-one/model/match-codes.ts'
import { changeRequestStatus, lockRequest, type RequestRow } from '#features/one-on-one/writing/server/change-status.ts'
import { type Case, changeMatchStatus, lockMatch, type MatchActing, type MatchRow, sideOf } from './match-row.ts'
import { tellSide } from './tell-match.ts'

type Ending = { to: 'refused' | 'ended'; reason: EndReason; /** Not told: who did it, or whoever is gone. */ by: string | null }

/**
 * Ends a match: in one transaction the contact of both is gone from it, the conversation is closed, so that numbers in it are masked again,
 * and the other reads that it does not go on: not who, nor why (domain §3.11).
 */
export async function finishMatch(acting: MatchActing, match: MatchRow, { to, reason, by }: Ending): Promise<void> {
  const { tx, centerId, now } = acting
  const columns = { ended_at: now, ended_by: by, end_reason: reason, contact_requester: null, contact_helper: null }
  if (!(await changeMatchStatus(acting, match, { to, action: to === 'ended' ? 'help_match.ended' : 'help_match.refused', columns }))) return
  await sql`delete from help_check_ins where volunteer_center_id = ${centerId} and match_id = ${match.id} and answered_at is null`.execute(tx)
  await sql`delete from help_links where volunteer_center_id = ${centerId} and match_id = ${match.id} and used_at is null`.execute(tx)
  await closeRelay(tx, centerId, match.id)
  // Whoever never read the proposal is not told that it is gone.
  const told = [
    match.released_at !== null || match.proposed_by === 'asker' ? match.asker_user_id : null,
    match.released_at !== null || match.proposed_by === 'helper' ? match.helper_user_id : null,
  ]
  for (const person of told) if (person !== null && person !== by) await tellSide(acting, person, { kind: 'help.ended', matchId: match.id, once: 'once' })
}

/** Where no other proposal is open, the request is open again. */
async function reopen(acting: MatchActing, request: RequestRow): Promise<void> {
  const { tx, centerId, now } = acting
  if (request.status !== 'proposed' && request.status !== 'matched') return
  const { rows } =
    await sql`select from help_matches where volunteer_center_id = ${centerId} and request_id = ${request.id} and status not in ('ended', 'refused') limit 1`.execute(
      tx,
    )
  if (rows.length > 0) return
  const least = new Date(now.getTime() + 14 * 86_400_000)
  const columns =
    request.status === 'matched' || request.expires_at === null
      ? { expires_at: new Date(Math.max(least.getTime(), now.getTime() + request.days_open * 86_400_000)) }
      : {}
  await changeRequestStatus(acting, request, { to: 'open', action: 'help.reopened', columns })
}

/** PUT /help_matches/{id}/refuse: before they agree, at any step, without a reason. */
export const refuseMatch: Verb = async (call) => {
  refuseWhileImpersonating(call.actor)
  const { match, request } = await lockMatch(call, call.id)
  if (match.status === 'refused' || match.status === 'ended') return call.id
  if (match.status === 'active' || match.status === 'evaluating') throw new Refused('invalid_transition')
  await finishMatch(call, match, { to: 'refused', reason: 'refused', by: call.actor.userId })
  await reopen(call, request)
  return call.id
}

/**
 * PUT …/end: once it runs, by either side or the coordinator, without a reason. Whoever asked may look for somebody else (`again`); when it
 * was another who stopped, the request is open again by itself, because they did not choose to be without.
 */
export const endMatch: Verb<{ reason?: EndReason | null; again?: boolean | null }> = async (call) => {
  const { actor, input } = call
  refuseWhileImpersonating(actor)
  const { match, request } = await lockMatch(call, call.id)
  if (match.status === 'ended') return call.id
  if (match.status !== 'active' && match.status !== 'evaluating') throw new Refused('invalid_transition')
  const side = sideOf(match, actor.userId)
  await finishMatch(call, match, { to: 'ended', reason: side === 'center' ? (input.reason ?? 'agreed_end') : 'other', by: actor.userId })
  const isOwner = request.requester_user_id === actor.userId
  if (isOwner ? input.again === true : request.requester_user_id !== null && input.again !== false) await reopen(call, request)
  else if (request.status === 'matched') await changeRequestStatus(call, request, { to: 'closed', action: 'help.closed' })
  return call.id
}

/** One pair has agreed: the other proposals about the request do not go on. */
export async function refuseOthers(acting: MatchActing, request: RequestRow, agreedId: string): Promise<void> {
  for (const other of await runningOf(acting, request.id))
    if (other.id !== agreedId && (other.status === 'proposed' || other.status === 'acquaintance'))
      await finishMatch(acting, other, { to: 'refused', reason: 'gone', by: null })
}

/** A request has ended, by its owner or by time: nothing about it goes on. */
export async function endMatchesOf(acting: MatchActing, requestId: string): Promise<void> {
  for (const match of await runningOf(acting, requestId))
    await finishMatch(acting, match, { to: match.status === 'active' || match.status === 'evaluating' ? 'ended' : 'refused', reason: 'gone', by: null })
}

/** Whoever helped has closed their account: whoever asked is told, and may find somebody else. */
export async function endMatchOfGone(acting: MatchActing, id: string): Promise<void> {
  const { match, request } = await lockMatch(acting, id)
  if (match.status === 'ended' || match.status === 'refused') return
  await finishMatch(acting, match, { to: match.status === 'active' || match.status === 'evaluating' ? 'ended' : 'refused', reason: 'gone', by: null })
  await reopen(acting, request)
}

/** Somebody wants nothing more of another: whatever runs between the two ends, also about other requests. */
export async function endMatchesBetween(acting: MatchActing, one: string, other: string): Promise<void> {
  const { tx, centerId } = acting
  const rows = await tx
    .selectFrom('help_matches')
    .select('id')
    .where('volunteer_center_id', '=', centerId)
    .where('status', 'not in', ['ended', 'refused'])
    .where((eb) =>
      eb.or([
        eb.and([eb('helper_user_id', '=', one), eb('asker_user_id', '=', other)]),
        eb.and([eb('helper_user_id', '=', other), eb('asker_user_id', '=', one)]),
      ]),
    )
    .orderBy('id')
    .execute()
  for (const { id } of rows) {
    const { match, request } = await lockMatch(acting, id)
    await finishMatch(acting, match, { to: match.status === 'active' || match.status === 'evaluating' ? 'ended' : 'refused', reason: 'refused', by: one })
    await reopen(acting, await lockRequest(tx, centerId, request.id))
  }
}

async function runningOf({ tx, centerId }: MatchActing, requestId: string): Promise<MatchRow[]> {
  return await tx
    .selectFrom('help_matches')
    .selectAll()
    .where('volunteer_center_id', '=', centerId)
    .where('request_id', '=', requestId)
    .where('status', 'not in', ['ended', 'refused'])
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The last day has come: job `help.end`. The request is closed with it. */
export async function endByDay(acting: MatchActing, id: string): Promise<void> {
  const { match, request }: Case = await lockMatch(acting, id)
  if (match.status !== 'active' && match.status !== 'evaluating') return
  await finishMatch(acting, match, { to: 'ended', reason: 'done', by: null })
  if (request.status === 'matched') await changeRequestStatus(acting, request, { to: 'closed', action: 'help.closed' })
}

/** For the history of a block. */
export function auditBlock({ tx, centerId, actor }: MatchActing, matchId: string): void {
  writeAuditEvent(tx, { centerId, actor }, { action: 'help_match.blocked', subjectType: 'help_matches', subjectId: matchId })
}
