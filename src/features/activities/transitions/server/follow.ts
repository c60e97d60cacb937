import { sql } from 'kysely'
import { isUuid } from '#kernel/fields/uuid.ts'
import { NotFound, Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'

type Which = { occurrence?: string | null }

/** PUT /activities/{id}/follow: somebody hears of changes of all dates, or of the one that is named. Twice is once. */
export const followActivity: Verb<Which> = async (call) => {
  const { tx, id, centerId, actor, now } = call
  refuseWhileImpersonating(actor)
  const occurrenceId = await occurrenceOf(call)
  const { last_ends_at: ends } = await tx.selectFrom('activities').select('last_ends_at').where('id', '=', id).executeTakeFirstOrThrow()
  if (ends === null || ends <= now) throw new Refused('activity_is_over')
  await sql`insert into activity_followers (volunteer_center_id, user_id, activity_id, occurrence_id)
    values (${centerId}, ${actor.userId}, ${id}, ${occurrenceId}) on conflict do nothing`.execute(tx)
  return id
}

/** PUT …/unfollow: no more of the date that is named, or of none of them. */
export const unfollowActivity: Verb<Which> = async (call) => {
  const { tx, id, actor } = call
  refuseWhileImpersonating(actor)
  const occurrenceId = await occurrenceOf(call)
  const own = tx.deleteFrom('activity_followers').where('activity_id', '=', id).where('user_id', '=', actor.userId!)
  await (occurrenceId === null ? own : own.where('occurrence_id', '=', occurrenceId)).execute()
  return id
}

/** @throws 404 for a date of another activity, or one that is none any more */
async function occurrenceOf({ tx, id, centerId, input }: Call<Which>): Promise<string | null> {
  const named = input.occurrence ?? null
  if (named === null) return null
  const { rows } = isUuid(named)
    ? await sql`select from activity_occurrences where volunteer_center_id = ${centerId} and activity_id = ${id} and id = ${named} and removed_at is null`.execute(
        tx,
      )
    : { rows: [] }
  if (rows.length === 0) throw new NotFound('activity_occurrences', named, 'related_not_found')
  return named
}
