import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import type { ChangeScope } from '#features/activities/model/codes.ts'
import { type ToldDate, tellFollowers } from '#features/activities/telling/server/tell-followers.ts'
import { cancelActivity } from '#features/activities/transitions/server/change-status.ts'
import { raiseSequence } from './change-date.ts'
import { heldDate } from './held-date.ts'

type Cancelling = Omit<Call, 'input'>

/** PUT /activity_occurrences/{id}/cancel: this date, this and the following, or the whole activity, with a reason that everybody reads. */
export const cancelDate: Verb<{ reason: string; scope?: ChangeScope | null }> = async (call) => {
  const { tx, id, centerId, now, input } = call
  const date = await heldDate(call)
  if (input.scope === 'all') {
    await cancelActivity({ ...call, id: date.activityId, input: { reason: input.reason } })
    return id
  }
  const ids =
    input.scope === 'following'
      ? (
          await sql<{ id: string }>`select id from activity_occurrences where volunteer_center_id = ${centerId} and activity_id = ${date.activityId}
              and removed_at is null and status <> 'cancelled' and ends_at > ${now} and recurrence_id >= ${date.recurrenceId}::timestamp order by recurrence_id`.execute(
            tx,
          )
        ).rows.map((row) => row.id)
      : [id]
  await cancelDates(call, ids, input.reason)
  if (input.scope === 'following') await endRule(call, date.activityId)
  return id
}

/** Cancels these dates; whoever follows them is told once of all. They stay on the site until the day is over. */
export async function cancelDates(call: Cancelling, ids: readonly string[], reason: string): Promise<void> {
  const { tx, centerId, actor } = call
  const { rows } = await sql<{ id: string; activityId: string; status: string; reason: string | null; start: string; end: string }>`
    with before as (select id, status, reason from activity_occurrences where volunteer_center_id = ${centerId} and id = any(${ids}::uuid[]) for update)
    update activity_occurrences o set status = 'cancelled', reason = ${reason}, sequence = o.sequence + 1
    from before where o.volunteer_center_id = ${centerId} and o.id = before.id and before.status <> 'cancelled'
    returning o.id, o.activity_id as "activityId", before.status, before.reason, to_char(o.local_start, 'YYYY-MM-DD"T"HH24:MI') as start,
      to_char(o.local_end, 'YYYY-MM-DD"T"HH24:MI') as end`.execute(tx)
  for (const row of rows) {
    undoable(tx, call, { type: 'activity_occurrences', id: row.id, from: row.status, to: 'cancelled', before: { reason: row.reason } })
    writeAuditEvent(tx, { centerId, actor }, { action: 'activity.date_cancelled', subjectType: 'activities', subjectId: row.activityId, reason })
  }
  for (const activityId of new Set(rows.map((row) => row.activityId))) await raiseSequence(call, activityId)
  await tellFollowers(call, { kind: 'activity.cancelled', dates: rows.map((row): ToldDate => ({ ...row, was: null })), reason })
}

/** Dates beyond the horizon, which are no rows yet, do not come any more. */
async function endRule({ tx, centerId }: Cancelling, activityId: string): Promise<void> {
  const { rows } = await sql<{ last: string }>`select max(recurrence_id)::date::text as last from activity_occurrences
    where volunteer_center_id = ${centerId} and activity_id = ${activityId} and removed_at is null`.execute(tx)
  const last = rows[0]!.last
  await sql`update activities set rule = case when rule ->> 'kind' = 'none' then rule else jsonb_set(rule, '{end}', ${jsonText({ until: last })}::jsonb) end,
      last_ends_at = (select max(ends_at) from activity_occurrences where volunteer_center_id = ${centerId} and activity_id = ${activityId} and removed_at is null),
      is_fully_derived = true
    where volunteer_center_id = ${centerId} and id = ${activityId} and not is_fully_derived`.execute(tx)
}

/** Undoes a cancellation: the date is as it was. Calendars that read it already have to take this for a later version. */
export const undoDateStep: ResourceApi['undo'] = {
  ability: 'cancel',
  run: async ({ tx, centerId }, { id, from, to, before }) => {
    const { rows } = await sql<{
      activityId: string
    }>`update activity_occurrences set status = ${from}, reason = ${before['reason'] ?? null}, sequence = sequence + 1
      where volunteer_center_id = ${centerId} and id = ${id} and status = ${to} returning activity_id as "activityId"`.execute(tx)
    if (rows.length === 0) throw new Refused('invalid_transition', { meta: { from: to, to: from } })
    await raiseSequence({ tx, centerId }, rows[0]!.activityId)
  },
}
