import { Invalid, Refused } from '#kernel/http/errors.ts'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { monthsAhead } from '#features/vacancies/model/extended-to.ts'
import { extendable } from '#features/vacancies/model/states.ts'
import { recordChange } from '#features/vacancies/transitions/server/record-change.ts'

/** PUT /vacancies/{id}/extend: it runs until a later day, at most half a year ahead. The same day again changes nothing (domain §3.1). */
export const extendVacancy: Verb<{ validThrough: string }> = async (call) => {
  const { tx, id, now, input } = call
  const vacancy = await tx.selectFrom('vacancies').select(['status', 'valid_through']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (!extendable.includes(vacancy.status)) throw new Refused('invalid_transition', { meta: { from: vacancy.status, allowed: [] } })
  const columns = { valid_through: input.validThrough }
  if (columns.valid_through === vacancy.valid_through) return id
  refuseWrongDay(columns.valid_through, vacancy.valid_through, now)
  await tx.updateTable('vacancies').set(columns).where('id', '=', id).execute()
  recordChange(call, vacancy, columns)
  return id
}

/** @throws {Invalid} for an earlier day than the present one, and for one too far ahead */
export function refuseWrongDay(to: string | null, from: string | null, now: Date): void {
  if (to === null) return
  if ((from !== null && to < from) || to < today(now)) throw new Invalid([{ code: 'not_later', attribute: 'validThrough' }])
  if (to > addMonths(today(now), monthsAhead)) throw new Invalid([{ code: 'too_far_ahead', attribute: 'validThrough' }])
}
