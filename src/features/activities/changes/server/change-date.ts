import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { isDate } from '#kernel/fields/date-text.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { mostDaysMoved, mostDaysOfOne } from '#features/activities/model/codes.ts'
import { fieldFaultWords } from '#features/activities/model/error-words.ts'
import type { occurrence } from '#features/activities/model/occurrence.ts'
import { scheduleWords } from '#features/activities/series/fault-words.ts'
import { deriveOccurrences } from '#features/activities/series/server/derive-occurrences.ts'
import { momentOfWallTime } from '#features/activities/series/server/dates-of-schedule.ts'
import { tellFollowers } from '#features/activities/telling/server/tell-followers.ts'
import { isApprovalNeeded } from '#features/activities/writing/server/approval.ts'
import { checkPlace } from '#features/activities/writing/server/check-parts.ts'
import { placeColumns, updateActivity } from '#features/activities/writing/server/write-activity.ts'
import { datesOrRefuse, whole } from '#features/activities/writing/server/schedule-of.ts'
import { heldDate, type HeldDate } from './held-date.ts'
import { splitSeries } from './split-series.ts'

type Sent = Checked<UpdateOf<typeof occurrence>, (typeof occurrence)['attributes']>
type Changing = Call<Sent>

/** PATCH /activity_occurrences/{id}: this date, this and the following, or all that are to come (town.md §2.5). */
export const changeDate: Verb<Sent> = async (call) => {
  const date = await heldDate(call)
  const { scope = 'this' } = call.input
  await (scope === 'following' || scope === 'all' ? changeLater(call, date, scope) : changeOne(call, date))
  return call.id
}

const fault = (code: string, attribute: string, words: { nl: string; en: string }) => new Invalid([{ code, attribute, words }])
const dayOf = (local: string) => local.slice(0, 10)
const timeOf = (local: string) => local.slice(11)

/** The wall times of a date after the change. @throws {Invalid} at `start` or `end` */
function timesOf({ input, now }: Pick<Changing, 'input' | 'now'>, date: HeldDate): { start: string; end: string } {
  const start = input.start ?? date.start
  if (!isDate(dayOf(start))) throw fault('invalid', 'start', scheduleWordsOf('invalid'))
  const isMoved = start !== date.start
  // Another begin takes the end along, so that it takes as long.
  const end = input.end ?? (isMoved ? Temporal.PlainDateTime.from(start).add(lengthOf(date)).toString({ smallestUnit: 'minute' }) : date.end)
  if (!isDate(dayOf(end))) throw fault('invalid', 'end', scheduleWordsOf('invalid'))
  if (end <= start)
    throw fault(end === start ? 'no_time' : 'ends_before_it_begins', 'end', scheduleWordsOf(end === start ? 'no_time' : 'ends_before_it_begins'))
  if (daysApart(start, end) > mostDaysOfOne) throw fault('too_long', 'end', scheduleWordsOf('too_long'))
  if (isMoved && momentOfWallTime(start) <= now) throw fault('begins_in_the_past', 'start', sayInAll(fieldFaultWords.begins_in_the_past))
  const next = Temporal.PlainDateTime.from(start).toZonedDateTime('Europe/Amsterdam').toPlainTime().toString({ smallestUnit: 'minute' })
  if (next !== timeOf(start)) throw fault('time_is_skipped', 'start', sayInAll(scheduleWords.time_is_skipped, { next }))
  return { start, end }
}

const scheduleWordsOf = (code: 'invalid' | 'no_time' | 'ends_before_it_begins' | 'too_long') => sayInAll(scheduleWords[code])
const lengthOf = ({ start, end }: HeldDate) => Temporal.PlainDateTime.from(start).until(Temporal.PlainDateTime.from(end))
const daysApart = (from: string, to: string) => Math.abs(Temporal.PlainDate.from(dayOf(from)).until(dayOf(to), { largestUnit: 'day' }).days)

async function changeOne(call: Changing, date: HeldDate): Promise<void> {
  const { tx, id, centerId, actor, input } = call
  const times = timesOf(call, date)
  const isMoved = times.start !== date.start || times.end !== date.end
  if (daysApart(date.recurrenceId, times.start) > mostDaysMoved) throw fault('too_far', 'start', sayInAll(fieldFaultWords.too_far))
  if (dayOf(times.start) !== dayOf(date.start)) await refuseTakenDay(call, date, dayOf(times.start))
  if (input.title !== undefined && input.title !== null && date.activityStatus === 'published' && (await isApprovalNeeded(call, date.organizationId)))
    throw fault('title_waits', 'title', sayInAll(fieldFaultWords.title_waits))
  const place = input.location === undefined ? undefined : await checkPlace(call, input.location)
  const words = {
    ...(input.title !== undefined && { title: input.title }),
    ...(input.note !== undefined && { note: input.note }),
    ...(place !== undefined && placeColumns(place)),
  }
  if (!isMoved && Object.keys(words).length === 0) return
  await sql`update activity_occurrences set local_start = ${times.start}::timestamp, local_end = ${times.end}::timestamp, local_date = ${dayOf(times.start)}::date,
      starts_at = ${momentOfWallTime(times.start)}, ends_at = ${momentOfWallTime(times.end)}, sequence = sequence + 1,
      status = case when ${isMoved} then case when recurrence_id = ${times.start}::timestamp then 'scheduled' else 'moved' end else status end
    where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  if (Object.keys(words).length > 0)
    await tx
      .updateTable('activity_occurrences')
      .set(words as never)
      .where('id', '=', id)
      .execute()
  await raiseSequence(call, date.activityId)
  writeAuditEvent(tx, { centerId, actor }, { action: 'activity.date_changed', subjectType: 'activities', subjectId: date.activityId, reason: date.start })
  if (isMoved || place !== undefined) await tellFollowers(call, { kind: 'activity.changed', dates: [{ ...date, ...times, was: isMoved ? date.start : null }] })
}

/** Another time, title or place from this date on: the series is parted before it, and the later part is changed as a whole. */
async function changeLater(call: Changing, date: HeldDate, scope: 'following' | 'all'): Promise<void> {
  const { input, tx, centerId, actor } = call
  const from = scope === 'following' ? date : await nextDate(call, date)
  if (dayOf(input.start ?? date.start) !== dayOf(date.start)) throw fault('only_the_time', 'start', sayInAll(fieldFaultWords.only_the_time))
  const times = timesOf(call, date)
  const later = await splitSeries(call, date.activityId, dayOf(from.recurrenceId))
  if (input.keepsChanged === false) await dropChanges(call, later)
  const changed = {
    ...(timeOf(times.start) !== timeOf(date.start) && { startTime: timeOf(times.start) }),
    ...(timeOf(times.end) !== timeOf(date.end) && { endTime: timeOf(times.end) }),
    ...(input.title !== undefined && input.title !== null && { title: input.title }),
    ...(input.location !== undefined && { location: input.location }),
  }
  if (Object.keys(changed).length > 0) await updateActivity({ ...call, id: later, input: changed, related: {} } as never)
  if (later !== date.activityId)
    writeAuditEvent(tx, { centerId, actor }, { action: 'activity.split', subjectType: 'activities', subjectId: date.activityId, reason: from.start })
}

/** The first date of the activity that is not over. */
async function nextDate({ tx, centerId, now }: Changing, { activityId }: HeldDate): Promise<Pick<HeldDate, 'recurrenceId' | 'start'>> {
  const { rows } = await sql<{ recurrenceId: string; start: string }>`select to_char(recurrence_id, 'YYYY-MM-DD"T"HH24:MI') as "recurrenceId",
      to_char(local_start, 'YYYY-MM-DD"T"HH24:MI') as start from activity_occurrences
    where volunteer_center_id = ${centerId} and activity_id = ${activityId} and removed_at is null and ends_at > ${now} order by recurrence_id limit 1`.execute(
    tx,
  )
  return rows[0]!
}

/** @throws {Refused} 409 where another date of the series is on that day */
async function refuseTakenDay({ tx, centerId }: Changing, { id, activityId }: HeldDate, day: string): Promise<void> {
  const { rows } = await sql`select from activity_occurrences o join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id
    where o.volunteer_center_id = ${centerId} and o.removed_at is null and o.status <> 'cancelled' and o.id <> ${id} and o.local_date = ${day}::date
      and a.series_id = (select series_id from activities where volunteer_center_id = ${centerId} and id = ${activityId}) limit 1`.execute(tx)
  if (rows.length > 0) throw new Refused('already_exists', { words: sayInAll(fieldFaultWords.date_is_taken) })
}

/** Dates to come are again as the rule has them; what is cancelled stays so. */
async function dropChanges(call: Changing, activityId: string): Promise<void> {
  const { tx, centerId, now } = call
  await sql`update activity_occurrences
    set status = case status when 'moved' then 'scheduled' else status end, title = null, location = null, latitude = null, longitude = null, note = null,
      sequence = sequence + 1
    where volunteer_center_id = ${centerId} and activity_id = ${activityId} and removed_at is null and ends_at > ${now}
      and (status = 'moved' or title is not null or location is not null or note is not null)`.execute(tx)
  const row = await tx.selectFrom('activities').selectAll().where('id', '=', activityId).executeTakeFirstOrThrow()
  const schedule = whole(row)
  if (schedule) await deriveOccurrences(tx, call, activityId, datesOrRefuse(schedule))
}

/** A calendar takes a later version only when the number of its series is higher too (RFC 5545 §3.8.7.4). */
export async function raiseSequence({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, activityId: string): Promise<void> {
  await sql`update activities set sequence = sequence + 1 where volunteer_center_id = ${centerId} and id = ${activityId}`.execute(tx)
}
