import { Refused } from '#kernel/http/errors.ts'
import type { CreateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { maxViews, type savedView } from '#features/lists/saved-view.ts'

/** POST /saved_views: replaces the view of that name, if there is one. */
export const saveView: Verb<CreateOf<typeof savedView>> = async ({ tx, centerId, actor, input }) => {
  const { page, name, query } = input
  const own = await tx.selectFrom('saved_views').select('name').where('user_id', '=', actor.userId!).where('page', '=', page).execute()
  if (own.length >= maxViews && !own.some((view) => view.name === name)) throw new Refused('too_many_views')
  const { id } = await tx
    .insertInto('saved_views')
    .values({ volunteer_center_id: centerId, user_id: actor.userId!, page, name, query: query ?? '' })
    .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'user_id', 'page', 'name']).doUpdateSet({ query: query ?? '' }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const removeView: Verb = async ({ tx, id }) => {
  await tx.deleteFrom('saved_views').where('id', '=', id).execute()
  return id
}
