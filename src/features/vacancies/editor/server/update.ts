import type { Selectable } from 'kysely'
import type { RowOf } from '#kernel/db/table.ts'
import { Forbidden, Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { Gap } from '#features/vacancies/quality/incomplete.ts'
import { inputWords } from '#features/vacancies/model/input-words.ts'
import { extendable, unchangeable } from '#features/vacancies/model/states.ts'
import { changeStatus, isStaff } from '#features/vacancies/transitions/server/change-status.ts'
import { type Changes, columnsOf } from './columns-of.ts'
import { refuseWrongDay } from '#features/vacancies/expiry/server/extend.ts'
import { gapsOf, refuseEmptied, refuseGaps } from '#features/vacancies/quality/server/publication-check.ts'
import { recordChange } from '#features/vacancies/transitions/server/record-change.ts'
import { syncCapacityStatus } from '#features/vacancies/transitions/server/sync-capacity-status.ts'
import { placeFirst } from '#features/vacancies/transitions/server/put-first.ts'
import { submitForReview, isReviewed } from '#features/vacancies/transitions/server/submit.ts'
import type { vacancies } from '#features/vacancies/model/server/tables.ts'

type Row = Selectable<RowOf<typeof vacancies>>

/** Words that the center has looked at: with other ones it looks again (domain §3.1). */
const reviewed = ['title', 'summary', 'description', 'requirements', 'tasks', 'expectations', 'external_apply_url']

/** PATCH and PUT /vacancies/{id}: its own words, and its status through the guard that the verbs have. */
export const updateVacancy: Verb<Changes> = async (call) => {
  const { tx, id, input } = call
  const row = await tx.selectFrom('vacancies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const isDraft = row.status === 'draft' || row.status === 'denied'
  const known = isDraft ? null : await gapsOf(call)
  const columns = await columnsOf(call, input, row)
  if (Object.keys(columns).length > 0) await changeColumns(call, row, columns, known)
  const { status, closedReason, reason, priorityUntil } = input
  if (priorityUntil !== undefined && priorityUntil !== row.priority_until) {
    if (!isStaff(call.actor)) throw new Forbidden()
    await placeFirst(call, priorityUntil)
  }
  if (row.status === 'draft' && (status === 'pending' || status === 'published')) await submitForReview(call)
  // Full is what it is when all places are taken, and nobody says so.
  else if (status === 'filled' && row.status !== status) throw new Refused('invalid_transition', { meta: { from: row.status, to: status } })
  else if (status === 'closed') await changeStatus(call, { to: status, closedReason: closedReason ?? null })
  else if (status) await changeStatus(call, { to: status, reason: reason?.trim() ?? null })
  return id
}

/** `known`: what it lacked before; null of a draft, which may. */
async function changeColumns(call: Omit<Call, 'input'>, row: Row, columns: Record<string, unknown>, known: readonly Gap[] | null): Promise<void> {
  const { tx, id, now } = call
  if (unchangeable.includes(row.status)) throw new Refused('vacancy_over', { meta: { from: row.status } })
  const { valid_through: until, places } = columns
  if (extendable.includes(row.status) && until !== undefined) refuseWrongDay(until as string | null, row.valid_through, now)
  if (typeof places === 'number' && places < row.places_taken)
    throw new Invalid([{ code: 'too_few', attribute: 'places', words: sayInAll(inputWords.placesTaken, { n: row.places_taken }) }])

  if (known) refuseEmptied(columns)
  // What was denied is a draft from the first change on.
  if (row.status === 'denied') await changeStatus(call, { to: 'draft' })
  await tx
    .updateTable('vacancies')
    .set(columns as object)
    .where('id', '=', id)
    .execute()
  if (!known) return recordChange(call, row, columns, { isSeen: false })
  // A gap that was there before, from other times, does not stop a change that has nothing to do with it.
  refuseGaps((await gapsOf(call)).filter(({ field, code }) => !known.some((gap) => gap.field === field && gap.code === code)))
  recordChange(call, row, columns)
  if (row.status === 'pending') return
  if (Object.keys(columns).some((name) => reviewed.includes(name)) && (await isReviewed(call))) await changeStatus(call, { to: 'pending' })
  else if (places !== undefined) await syncCapacityStatus(call, row)
}
