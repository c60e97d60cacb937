import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { changeRequestStatus, lockRequest, type RequestRow } from '#features/one-on-one/writing/server/change-status.ts'
import { isHere, refuseManyAnswers, refusePair } from './guards.ts'
import { publishMatchEvent } from './publish-match-event.ts'
import { tellCoordinator, tellSide } from './tell-match.ts'

type Answer = { message?: string | null; isAdult: boolean }

/**
 * POST /help_matches: somebody answers a request that is open on the site, or asks for what is offered there. Their answer is their first
 * key. For somebody vulnerable a coordinator sees it before the other side.
 * @throws 404 related_not_found, 409 request_gone, own_request, too_many_proposals, too_many_answers, already_answered
 */
export const answerRequest: Verb<Answer> = async (call) => {
  const { tx, centerId, actor, now, input, related } = call
  refuseWhileImpersonating(actor)
  const requestId = related['request'] ?? ''
  if (!input.message?.trim()) throw new Invalid([{ code: 'blank', attribute: 'message' }])
  const request = await openRequest(call, requestId)
  const me = actor.userId!
  if (request.requester_user_id === me) throw new Refused('own_request')
  const isHelper = request.kind === 'request'
  // An offer of somebody without an account is answered by telephone, at the center.
  if (!isHelper && request.requester_user_id === null) throw new Refused('request_gone')
  const pair = isHelper ? { asker: request.requester_user_id, helper: me } : { asker: me, helper: request.requester_user_id! }
  await refuseManyAnswers(call, me)
  await refusePair(call, request, pair)
  const isReleased = request.is_vulnerable !== true
  const match = await addMatch(call, request, {
    asker_user_id: pair.asker,
    helper_user_id: pair.helper,
    coordinator_id: request.screened_by,
    proposed_by: isHelper ? 'helper' : 'asker',
    message: encryptText(input.message, { centerId, column: 'help_matches.message' }),
    released_at: isReleased ? now : null,
    ...(isHelper ? { meet_helper_at: now } : { meet_requester_at: now }),
  })
  writeAuditEvent(tx, { centerId, actor }, { action: 'help_match.answered', subjectType: 'help_matches', subjectId: match, to: 'proposed' })
  const other = isHelper ? pair.asker : pair.helper
  if (isReleased) await tellSide(call, other, { kind: 'help.proposed', matchId: match, once: 'once' })
  if (!isReleased || other === null) await tellCoordinator(call, request.screened_by, { kind: 'help.proposed', matchId: match, once: 'first' })
  return match
}

/** A request that visitors can read, or one that has just got its first answer; any other is not there. */
async function openRequest({ tx, centerId, now }: Call, id: string): Promise<RequestRow> {
  const row = isUuid(id) ? await lockRequest(tx, centerId, id).catch(() => null) : null
  const wasPublic = row !== null && row.visibility === 'public' && row.public_text !== null && row.forgotten_at === null && row.status !== 'denied'
  if (!wasPublic) throw new NotFound('help_requests', id, 'related_not_found')
  if ((row.status !== 'open' && row.status !== 'proposed') || row.expires_at === null || row.expires_at <= now) throw new Refused('request_gone')
  return row
}

/**
 * PUT /help_requests/{id}/propose: a coordinator brings two people together, who both are asked.
 * @throws 409 as an answer, 422 not_a_person_here
 */
export const proposeMatch: Verb<{ person: string }> = async (call) => {
  const { tx, id, centerId, actor, now, input } = call
  refuseWhileImpersonating(actor)
  const request = await lockRequest(tx, centerId, id)
  const { person } = input
  if (!isUuid(person) || person === request.requester_user_id || !(await isHere(call, person)))
    throw new Invalid([{ code: 'not_a_person_here', attribute: 'person' }])
  const isRequest = request.kind === 'request'
  if (!isRequest && request.requester_user_id === null) throw new Refused('request_gone')
  const pair = isRequest ? { asker: request.requester_user_id, helper: person } : { asker: person, helper: request.requester_user_id! }
  await refusePair(call, request, pair)
  const match = await addMatch(call, request, {
    asker_user_id: pair.asker,
    helper_user_id: pair.helper,
    coordinator_id: actor.userId,
    proposed_by: 'center',
    message: null,
    released_at: now,
  })
  writeAuditEvent(tx, { centerId, actor }, { action: 'help_match.proposed', subjectType: 'help_matches', subjectId: match, to: 'proposed' })
  for (const one of [pair.asker, pair.helper]) await tellSide(call, one, { kind: 'help.proposed', matchId: match, once: 'once' })
  return id
}

async function addMatch(call: Pick<Call, 'tx' | 'centerId' | 'now' | 'actor'>, request: RequestRow, columns: Record<string, unknown>): Promise<string> {
  const { tx, centerId } = call
  const { id } = await tx
    .insertInto('help_matches')
    .values({ volunteer_center_id: centerId, request_id: request.id, ...columns } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (request.status === 'open') await changeRequestStatus(call, request, { to: 'proposed', action: 'help.proposed' })
  publishMatchEvent(tx, centerId, id)
  return id
}
