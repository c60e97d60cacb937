import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import type { ChangeScope } from '#features/activities/model/codes.ts'
import { type ToldDate, tellFollowers } from '#features/activities/telling/server/tell-followers.ts'
import { cancelActivity } from '#features/activities/transitions/server/change-status.ts'
import { raiseSequence } from './change-date.ts'
import { heldDate, type HeldDate } from './held-date.ts'

type Cancelling = Omit<Call, 'input'>

/** PUT /activity_occurrences/{id}/cancel: this date, this and the following, or the whole activity, with a reason that everybody reads. */
export const cancelDate: Verb<{ reason: string; scope?: ChangeScope | null }> = async (call) => {
  const { id, input } = call
  const date = await heldDate(call)
  if (input.scope === 'all') {
    await cancelActivity({ ...call, id: date.activityId, input: { reason: input.reason } })
    return id
  }
  const ids = input.scope === 'following' ? await laterDates(call, date) : [id]
  await cancelDates(call, ids, input.reason)
  if (input.scope === 'following') await endRule(call, date.activityId)
  return id
}

/** Cancels these dates; whoever follows them is told once of all. They stay on the site until the day is over. */
export async function cancelDates(call: Cancelling, ids: readonly string[], reason: string): Promise<void> {
  const { tx, centerId, actor } = call
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('o.id'),
      activityId: shown.text('o.activity_id'),
      status: shown.text('before.status'),
      reason: orNull(shown.text('before.reason')),
      start: shown.text(`to_char(o.local_start, 'YYYY-MM-DD"T"HH24:MI')`),
    },
    (columns) => sql`
    with before as (select id, status, reason from activity_occurrences where volunteer_center_id = ${centerId} and id = any(${ids}::uuid[]) for update)
    update activity_occurrences o set status = 'cancelled', reason = ${reason}, sequence = o.sequence + 1
    from before where o.volunteer_center_id = ${centerId} and o.id = before.id and before.status <> 'cancelled'
    returning ${columns}`,
  )
  for (const row of rows) {
    undoable(tx, call, { type: 'activity_occurrences', id: row.id, from: row.status, to: 'cancelled', before: { reason: row.reason } })
    writeAuditEvent(tx, { centerId, actor }, { action: 'activity.date_cancelled', subjectType: 'activities', subjectId: row.activityId, reason })
  }
  for (const activityId of new Set(rows.map((row) => row.activityId))) await raiseSequence(call, activityId)
  await tellFollowers(call, { kind: 'activity.cancelled', dates: rows.map((row): ToldDate => ({ ...row, was: null })), reason })
}

/** The dates of the activity from this one on that are not cancelled yet. */
async function laterDates({ tx, centerId, now }: Cancelling, { activityId, recurrenceId }: HeldDate): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { id: shown.text('id') },
    (columns) => sql`select ${columns} from activity_occurrences where volunteer_center_id = ${centerId} and activity_id = ${activityId}
      and removed_at is null and status <> 'cancelled' and ends_at > ${now} and recurrence_id >= ${recurrenceId}::timestamp order by recurrence_id`,
  )
  return rows.map(({ id }) => id)
}

/** Dates beyond the horizon, which are no rows yet, do not come any more. */
async function endRule({ tx, centerId }: Cancelling, activityId: string): Promise<void> {
  const [row] = await rowsOf(
    tx,
    { last: shown.text('max(recurrence_id)::date::text') },
    (columns) =>
      sql`select ${columns} from activity_occurrences where volunteer_center_id = ${centerId} and activity_id = ${activityId} and removed_at is null`,
  )
  const { last } = row!
  await sql`update activities set rule = case when rule ->> 'kind' = 'none' then rule else jsonb_set(rule, '{end}', ${jsonText({ until: last })}::jsonb) end,
      last_ends_at = (select max(ends_at) from activity_occurrences where volunteer_center_id = ${centerId} and activity_id = ${activityId} and removed_at is null),
      is_fully_derived = true
    where volunteer_center_id = ${centerId} and id = ${activityId} and not is_fully_derived`.execute(tx)
}

/** Undoes a cancellation: the date is as it was. Calendars that read it already have to take this for a later version. */
export const undoDateStep: ResourceApi['undo'] = {
  ability: 'cancel',
  run: async ({ tx, centerId }, { id, from, to, before }) => {
    const rows = await rowsOf(
      tx,
      { activityId: shown.text('activity_id') },
      (columns) => sql`update activity_occurrences set status = ${from}, reason = ${before['reason'] ?? null}, sequence = sequence + 1
        where volunteer_center_id = ${centerId} and id = ${id} and status = ${to} returning ${columns}`,
    )
    if (rows.length === 0) throw new Refused('invalid_transition', { meta: { from: to, to: from } })
    await raiseSequence({ tx, centerId }, rows[0]!.activityId)
  },
}
