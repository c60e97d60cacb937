import { sql } from 'kysely'
import { copyOf } from '#kernel/db/copy-row.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { activity } from '#features/activities/model/activity.ts'
import type { Repeating } from '#features/activities/recurrence/recurrence.ts'
import type { LocalDate } from '#features/activities/series/schedule.ts'
import { allDates } from '#features/activities/series/server/dates-of-schedule.ts'
import { deriveOccurrences, spanOf } from '#features/activities/series/server/derive-occurrences.ts'
import { whole } from '#features/activities/writing/server/schedule-of.ts'
import { placeColumns } from '#features/activities/writing/server/write-activity.ts'

type Place = { tx: Tx; centerId: string; now: Date }

/** What the later part of a series begins without: a name of its own for calendars, and its own dates. */
const notCopied = ['uid', 'sequence', 'firstDay', 'lastDay', 'rule', 'exdates', 'firstStartsAt', 'lastEndsAt', 'timezone', 'splitFrom'] as const

/**
 * Parts a series before one of its days, since no program reads RANGE=THISANDFUTURE (RFC 5545 §3.2.13): the old rule ends the day before,
 * and an activity of its own goes on, with the same `series_id`. Dates from that day on keep their rows, so what was changed of them, and
 * who follows them, goes along. The caller has locked the row.
 * @param day of the rule, `2027-06-01`
 * @returns the id of the activity that has that day: the same where no earlier date is left
 */
export async function splitSeries({ tx, centerId, now }: Place, id: string, day: string): Promise<string> {
  const row = await tx.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const schedule = whole(row)
  if (!schedule || row.rule.kind === 'none') return id
  const all = allDates(schedule)
  const at = Array.isArray(all) ? all.findIndex(({ start }) => start.startsWith(day)) : -1
  if (!Array.isArray(all) || at < 0) return id
  const isLeft = ({ start }: LocalDate) => !schedule.exdates.includes(start.slice(0, 10))
  const [before, after] = [all.slice(0, at), all.slice(at)]
  if (!before.some(isLeft)) return id

  const { rows } = await sql<{ id: string }>`select uuidv7() as id`.execute(tx)
  const later = rows[0]!.id
  const rule: Repeating = row.rule
  const first = after[0]!
  const values = {
    ...copyOf(activity, row, { without: notCopied }),
    ...placeColumns(row.location),
    volunteer_center_id: centerId,
    id: later,
    series_id: row.series_id,
    split_from_id: id,
    first_day: day,
    last_day: schedule.isAllDay
      ? String(Temporal.PlainDate.from(first.end.slice(0, 10)).subtract({ days: 1 }))
      : String(Temporal.PlainDate.from(first.end.slice(0, 10))),
    rule: jsonText({ ...rule, end: 'until' in rule.end || after.length < 2 ? { until: after.at(-1)!.start.slice(0, 10) } : { count: after.length } }),
    exdates: schedule.exdates.filter((left) => left >= day),
    ...spanOf(after.filter(isLeft), { now }),
  }
  await tx
    .insertInto('activities')
    .values(values as never)
    .execute()
  await sql`update activity_occurrences set activity_id = ${later}
    where volunteer_center_id = ${centerId} and activity_id = ${id} and recurrence_id::date >= ${day}::date`.execute(tx)
  await sql`update activity_followers f set activity_id = ${later} from activity_occurrences o
    where f.volunteer_center_id = ${centerId} and f.activity_id = ${id} and o.volunteer_center_id = f.volunteer_center_id and o.id = f.occurrence_id
      and o.activity_id = ${later}`.execute(tx)
  await sql`insert into activity_followers (volunteer_center_id, user_id, activity_id)
    select volunteer_center_id, user_id, ${later} from activity_followers
    where volunteer_center_id = ${centerId} and activity_id = ${id} and occurrence_id is null on conflict do nothing`.execute(tx)
  await tx
    .updateTable('activities')
    .set({
      rule: jsonText({ ...rule, end: { until: before.findLast(isLeft)!.start.slice(0, 10) } }),
      exdates: schedule.exdates.filter((left) => left < day),
      ...spanOf(before.filter(isLeft), { now }),
      sequence: row.sequence + 1,
    } as never)
    .where('id', '=', id)
    .execute()
  await deriveOccurrences(tx, { centerId, now }, later, after.filter(isLeft))
  return later
}
