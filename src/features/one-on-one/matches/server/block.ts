import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { lockMatch, sideOf } from './match-row.ts'
import { auditBlock, endMatchesBetween } from './stop.ts'

/** POST /help_blocks: nothing more of the other side of a match, for good. What runs between the two ends; nobody is told why. */
export const blockPerson: Verb = async (call) => {
  const { tx, centerId, actor, related } = call
  refuseWhileImpersonating(actor)
  const matchId = related['match'] ?? ''
  const one = isUuid(matchId) ? await lockMatch(call, matchId).catch(() => null) : null
  const side = one && sideOf(one.match, actor.userId)
  const other = side === 'helper' ? one!.match.asker_user_id : side === 'asker' ? one!.match.helper_user_id : null
  if (!one || other === null || (one.match.released_at === null && one.match.proposed_by !== side))
    throw new NotFound('help_matches', matchId, 'related_not_found')
  const known = await tx
    .selectFrom('help_blocks')
    .select('id')
    .where('volunteer_center_id', '=', centerId)
    .where('user_id', '=', actor.userId!)
    .where('blocked_user_id', '=', other)
    .executeTakeFirst()
  if (known) return known.id
  const { id } = await tx
    .insertInto('help_blocks')
    .values({ volunteer_center_id: centerId, user_id: actor.userId!, blocked_user_id: other, match_id: matchId } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  auditBlock(call, matchId)
  await endMatchesBetween(call, actor.userId!, other)
  return id
}
