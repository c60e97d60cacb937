import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { today as todaySql } from '#kernel/db/server/database-clock.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import { lastDayOf, maxDays, maxPutFirst, usualDays } from '#features/vacancies/model/put-first-days.ts'

/** PUT /vacancies/{id}/put_first: puts it at the top of lists for some days (domain §3.1). Sending the same day again changes nothing. */
export const putFirst: Verb<{ priorityUntil?: string | null }> = async (call) =>
  await placeFirst(call, call.input.priorityUntil ?? lastDayOf(usualDays, today(call.now)))

/** PUT /vacancies/{id}/put_back: ends that. */
export const putBack: Verb = async (call) => await placeFirst(call, null)

/** For both verbs and for a change of `priorityUntil`: until this day, or null to end it. */
export async function placeFirst(call: Omit<Call, 'input'>, until: string | null): Promise<string> {
  const { tx, id, centerId, now } = call
  const day = today(now)
  const row = await tx.selectFrom('vacancies').select(['status', 'priority_until']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (row.priority_until === until) return id
  if (until === null) {
    await keep(call, row.priority_until, null)
    return id
  }
  if (row.status !== 'published') throw new Refused('invalid_transition', { meta: { from: row.status, allowed: [] } })
  if (until < day) throw new Invalid([{ code: 'not_later', attribute: 'priorityUntil' }])
  if (until > lastDayOf(maxDays, day)) throw new Invalid([{ code: 'first_too_long', attribute: 'priorityUntil' }])
  // Serializes changes within a center, because two at once could each count nine and exceed the limit.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`put_first:${centerId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from vacancies
    where volunteer_center_id = ${centerId} and priority_until >= ${sql.raw(todaySql)} and status = 'published' and id <> ${id}`.execute(tx)
  const { count } = rows[0]!
  if (count >= maxPutFirst) throw new Refused('too_many_first', { meta: { count } })
  await keep(call, row.priority_until, until)
  return id
}

async function keep({ tx, id, centerId, actor, now }: Omit<Call, 'input'>, from: string | null, to: string | null): Promise<void> {
  await tx.updateTable('vacancies').set({ priority_until: to }).where('id', '=', id).execute()
  const before = { columns: { priority_until: from }, became: { priority_until: to } }
  undoable(tx, { centerId, actor, now }, { type: 'vacancies', id, from: from ?? '', to: to ?? '', before })
  writeAuditEvent(
    tx,
    { centerId, actor },
    { action: to === null ? 'vacancy.put_back' : 'vacancy.put_first', subjectType: 'vacancies', subjectId: id, from, to },
  )
}
