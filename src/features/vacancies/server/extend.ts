import { trace } from '#kernel/audit/server/trace.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { monthsAhead } from '#features/vacancies/extended-to.ts'
import { extendable } from '#features/vacancies/states.ts'

/** PUT /vacancies/{id}/extend: it runs until a later day, at most half a year ahead. The same day again changes nothing (domain §3.1). */
export const extendVacancy: Verb<{ validThrough: string }> = async ({ tx, id, centerId, actor, now, input: { validThrough: to } }) => {
  const vacancy = await tx.selectFrom('vacancies').select(['status', 'valid_through']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (!extendable.includes(vacancy.status)) throw new Refused('invalid_transition', { meta: { from: vacancy.status, allowed: [] } })
  const from = vacancy.valid_through
  if (to === from) return id
  if (to < from || to < today(now)) throw new Invalid([{ code: 'not_later', attribute: 'validThrough' }])
  if (to > addMonths(today(now), monthsAhead)) throw new Invalid([{ code: 'too_far_ahead', attribute: 'validThrough' }])
  await tx.updateTable('vacancies').set({ valid_through: to }).where('id', '=', id).execute()
  trace(tx, { centerId, actor }, { action: 'vacancy.extended', subjectType: 'vacancies', subjectId: id, from, to })
  return id
}
