import { sql } from 'kysely'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { maxFavourites } from '#features/favourites/favourite.ts'

/** POST /favourites: a vacancy that the actor can read. Adding it twice makes no second row. */
export const addFavourite: Verb = async ({ tx, centerId, actor, related, locale }) => {
  refuseWhileImpersonating(actor)
  const userId = actor.userId!
  const vacancyId = related['vacancy']
  if (!vacancyId) throw new Invalid([{ code: 'blank', attribute: 'vacancy', pointer: '/data/relationships/vacancy', detail: say(locale, fieldWords.blank) }])
  const { rows: seen } = await sql`select id from vacancies
    where volunteer_center_id = ${centerId} and id = ${vacancyId} and status in ('published', 'paused', 'filled', 'closed')`.execute(tx)
  if (seen.length === 0) throw new NotFound('vacancies', vacancyId, 'related_not_found')
  const own = await tx.selectFrom('favourites').select(['id', 'vacancy_id']).where('user_id', '=', userId).execute()
  const known = own.find(({ vacancy_id }) => vacancy_id === vacancyId)
  if (known) return { id: known.id, status: 200 }
  if (own.length >= maxFavourites) throw new Refused('too_many_favourites')
  const { id } = await tx
    .insertInto('favourites')
    .values({ volunteer_center_id: centerId, user_id: userId, vacancy_id: vacancyId })
    // Of two simultaneous calls the second finds the row of the first.
    .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'user_id', 'vacancy_id']).doUpdateSet({ vacancy_id: vacancyId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const removeFavourite: Verb = async ({ tx, id }) => {
  await tx.deleteFrom('favourites').where('id', '=', id).execute()
  return id
}
