import { Refused } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { moveVacancy } from './move-vacancy.ts'

/** PUT /vacancies/{id}/publish: the center puts it on the site (domain §3.1). */
export const publishVacancy: Verb = async (call) => {
  const { status, valid_through } = await call.tx
    .selectFrom('vacancies')
    .select(['status', 'valid_through'])
    .where('id', '=', call.id)
    .executeTakeFirstOrThrow()
  // It would be closed again in the night.
  if (status === 'pending' && valid_through < today(call.now)) throw new Refused('past_its_day')
  return await moveVacancy(call, 'published')
}
