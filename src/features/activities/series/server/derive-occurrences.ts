import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import { horizonMonths } from '#features/activities/model/codes.ts'
import type { LocalDate } from '#features/activities/series/schedule.ts'
import { momentOfWallTime } from './dates-of-schedule.ts'

type Place = { centerId: string; now: Date }

/** What an activity's own row says of its dates. */
export function spanOf(dates: readonly LocalDate[], { now }: Pick<Place, 'now'>) {
  return {
    first_starts_at: momentOfWallTime(dates[0]!.start),
    last_ends_at: momentOfWallTime(dates.at(-1)!.end),
    is_fully_derived: dates.at(-1)!.start.slice(0, 10) <= horizonOf(now),
  }
}

const horizonOf = (now: Date) => addMonths(today(now), horizonMonths)

/**
 * Writes the dates of an activity up to the horizon as rows, the only writer of times that follow from a rule. Dates that are over stay
 * as they were, and so does what was changed of a single date that is still one of the rule. Future dates that are none any more are
 * marked as removed, so that feeds can tell; before the activity was ever published nobody was told, and they are deleted.
 */
export async function deriveOccurrences(tx: Tx, { centerId, now }: Place, id: string, dates: readonly LocalDate[]): Promise<void> {
  const horizon = horizonOf(now)
  const rows = dates
    .filter(({ start }) => start.slice(0, 10) <= horizon)
    .map(({ start, end }) => ({ start, end, starts_at: momentOfWallTime(start).toISOString(), ends_at: momentOfWallTime(end).toISOString() }))
  const wanted = sql`select * from jsonb_to_recordset(${jsonText(rows)}::jsonb) as wanted (start timestamp, "end" timestamp, starts_at timestamptz, ends_at timestamptz)`
  // A date that gets another time on the same day is the same date: who follows it, and what was changed of it, goes along.
  await sql`update activity_occurrences o set recurrence_id = wanted.start
    from (${wanted}) wanted
    where o.volunteer_center_id = ${centerId} and o.activity_id = ${id} and o.removed_at is null and o.ends_at > ${now}
      and o.recurrence_id::date = wanted.start::date and o.recurrence_id <> wanted.start
      and not exists (select from activity_occurrences other where other.volunteer_center_id = o.volunteer_center_id and other.activity_id = o.activity_id
        and other.recurrence_id = wanted.start)`.execute(tx)
  await sql`delete from activity_occurrences o using activities a
    where o.volunteer_center_id = ${centerId} and o.activity_id = ${id} and a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id
      and a.published_at is null and o.recurrence_id not in (select start from (${wanted}) wanted)`.execute(tx)
  await sql`update activity_occurrences o set removed_at = ${now}
    where o.volunteer_center_id = ${centerId} and o.activity_id = ${id} and o.removed_at is null and o.ends_at > ${now}
      and o.recurrence_id not in (select start from (${wanted}) wanted)`.execute(tx)
  await sql`insert into activity_occurrences as o (volunteer_center_id, activity_id, recurrence_id, local_start, local_end, local_date, starts_at, ends_at)
    select ${centerId}::uuid, ${id}::uuid, start, start, "end", start::date, starts_at, ends_at from (${wanted}) wanted
    on conflict (volunteer_center_id, activity_id, recurrence_id) do update
      set local_start = excluded.local_start, local_end = excluded.local_end, local_date = excluded.local_date, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, removed_at = null
      where (o.removed_at is not null or (o.status <> 'moved' and (o.local_start, o.local_end) <> (excluded.local_start, excluded.local_end))) and (o.ends_at > ${now} or excluded.ends_at > ${now})`.execute(
    tx,
  )
}

/** Whether a date of an activity is over, so that its rule can only be changed from a later date on. */
export async function hasBegun(tx: Tx, { centerId, now }: Place, id: string): Promise<boolean> {
  const { rows } = await sql`select from activity_occurrences
    where volunteer_center_id = ${centerId} and activity_id = ${id} and removed_at is null and ends_at <= ${now} limit 1`.execute(tx)
  return rows.length > 0
}
