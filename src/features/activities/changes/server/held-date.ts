import { sql } from 'kysely'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ActivityStatus, OccurrenceStatus } from '#features/activities/model/codes.ts'

const columns = {
  id: shown.text('o.id'),
  activityId: shown.text('o.activity_id'),
  /** Wall times, `2026-12-08T19:30`. */
  recurrenceId: shown.text(`to_char(o.recurrence_id, 'YYYY-MM-DD"T"HH24:MI')`),
  start: shown.text(`to_char(o.local_start, 'YYYY-MM-DD"T"HH24:MI')`),
  end: shown.text(`to_char(o.local_end, 'YYYY-MM-DD"T"HH24:MI')`),
  startsAt: shown.moment('o.starts_at'),
  endsAt: shown.moment('o.ends_at'),
  status: shown.code<OccurrenceStatus>()('o.status'),
  title: orNull(shown.text('o.title')),
  note: orNull(shown.text('o.note')),
  reason: orNull(shown.text('o.reason')),
  activityTitle: shown.text('a.title'),
  activityStatus: shown.code<ActivityStatus>()('a.status'),
  organizationId: orNull(shown.text('a.organization_id')),
  isAllDay: shown.flag('a.is_all_day'),
}

/**
 * A date with its activity, whose row is locked first, so that two changes of one series wait for each other.
 * @throws {Refused} 409 for one that is over or cancelled, or of an activity to which nothing can be done any more
 */
export async function heldDate({ tx, id, centerId, now }: Pick<Call, 'tx' | 'id' | 'centerId' | 'now'>) {
  const [date] = await rowsOf(
    tx,
    columns,
    (selected) => sql`select ${selected} from activities a join activity_occurrences o on o.volunteer_center_id = a.volunteer_center_id and o.activity_id = a.id
      where a.volunteer_center_id = ${centerId} and o.id = ${id} and o.removed_at is null for update of a`,
  )
  const held = date!
  if (held.activityStatus === 'cancelled' || held.activityStatus === 'ended' || held.activityStatus === 'archived') throw new Refused('activity_is_fixed')
  if (held.status === 'cancelled') throw new Refused('date_is_cancelled')
  if (held.endsAt <= now) throw new Refused('activity_is_over')
  return held
}

export type HeldDate = Awaited<ReturnType<typeof heldDate>>
