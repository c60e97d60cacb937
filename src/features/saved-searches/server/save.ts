import { Refused } from '#kernel/http/errors.ts'
import type { CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { newToken } from '#features/auth/tokens/server/tokens.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { readSearch } from '#features/vacancies/search/search-address.ts'
import { savedQueryOf } from '#features/saved-searches/saved-query.ts'
import { maxSearches, type savedSearch } from '#features/saved-searches/saved-search.ts'

/** POST /saved_searches: saving the same search again updates its frequency. */
export const saveSearch: Verb<CreateOf<typeof savedSearch>> = async ({ tx, centerId, actor, input, now }) => {
  refuseWhileImpersonating(actor)
  const query = savedQueryOf(readSearch(new URLSearchParams(input.query ?? '')))
  const { frequency } = input
  const own = await tx.selectFrom('saved_searches').select(['id', 'query']).where('user_id', '=', actor.userId!).execute()
  const known = own.find((one) => one.query === query)
  if (!known && own.length >= maxSearches) throw new Refused('too_many_searches')
  const { id } = await tx
    .insertInto('saved_searches')
    .values({ volunteer_center_id: centerId, user_id: actor.userId!, query, frequency, key: newToken(), confirmed_at: now })
    .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'user_id', 'query']).doUpdateSet({ frequency }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return known ? { id, status: 200 } : id
}

/** Changes the frequency; other filters are another search. */
export const changeSearch: Verb<UpdateOf<typeof savedSearch>> = async ({ tx, id, input }) => {
  if (input.frequency !== undefined) await tx.updateTable('saved_searches').set({ frequency: input.frequency }).where('id', '=', id).execute()
  return id
}

export const removeSearch: Verb = async ({ tx, id }) => {
  await tx.deleteFrom('saved_searches').where('id', '=', id).execute()
  return id
}
