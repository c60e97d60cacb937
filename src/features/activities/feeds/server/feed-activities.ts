import type { Database } from '#kernel/db/server/database.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import type { ActivityPlace } from '#features/activities/model/activity.ts'
import type { ActivityStatus, AttendanceMode, OccurrenceStatus } from '#features/activities/model/codes.ts'
import { isShown } from '#features/activities/model/server/scopes.ts'
import type { Recurrence } from '#features/activities/recurrence/recurrence.ts'

/** A date of an activity that is not as the rule has it, in wall times: `2026-12-08T19:30`. */
export type FeedOccurrence = {
  recurrenceId: string
  localStart: string
  /** Of whole days the midnight after. */
  localEnd: string
  endsAt: string
  status: OccurrenceStatus
  title: string | null
  location: ActivityPlace | null
  note: string | null
  reason: string | null
  sequence: number
  /** It is among what was asked for. */
  isAsked: boolean
  /** It has a time, a place, words or a status of its own. */
  isDifferent: boolean
}

export type FeedActivity = {
  id: string
  slug: string
  uid: string
  sequence: number
  title: string
  titleEn: string | null
  description: RichText
  descriptionEn: RichText | null
  isAllDay: boolean
  firstDay: string
  lastDay: string
  startTime: string | null
  endTime: string | null
  rule: Recurrence
  exdates: string[]
  attendanceMode: AttendanceMode
  location: ActivityPlace | null
  /** The name of its organization, or of the center. */
  host: string
  status: ActivityStatus
  /** When its status began. */
  since: string
  cancelledReason: string | null
  isFullyDerived: boolean
  publishedAt: string
  /** When it or one of its dates changed last. */
  changedAt: string
  /** The latest date that is a row, by the time of its rule. */
  lastRecurrence: string
  dates: FeedOccurrence[]
}

const wall = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`
const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const ofActivity = 'o.volunteer_center_id = a.volunteer_center_id and o.activity_id = a.id'
/** How long one date takes by the rule. */
const length = `case when a.is_all_day then (a.last_day - a.first_day + 1) * interval '1 day'
  else (a.last_day + a.end_time::time) - (a.first_day + a.start_time::time) end`
const isDifferent = `(o.status <> 'scheduled' or o.title is not null or o.location is not null or o.note is not null
  or o.local_start <> o.recurrence_id or o.local_end - o.local_start <> ${length})`

const activityColumns = (
  isAsked: string,
  hasAllDates: boolean,
) => `json_build_object('id', a.id, 'slug', a.slug, 'uid', a.uid, 'sequence', a.sequence, 'title', a.title,
  'titleEn', nullif(a.translations #>> '{en,title}', ''), 'description', a.description, 'descriptionEn', a.translations #> '{en,description}',
  'isAllDay', a.is_all_day, 'firstDay', a.first_day, 'lastDay', a.last_day, 'startTime', a.start_time, 'endTime', a.end_time, 'rule', a.rule, 'exdates', a.exdates,
  'attendanceMode', a.attendance_mode, 'location', a.location,
  'host', coalesce((select g.name from organizations g where g.volunteer_center_id = a.volunteer_center_id and g.id = a.organization_id),
    (select c.name from volunteer_centers c where c.id = a.volunteer_center_id)), 'status', a.status, 'since', ${at('a.status_since')}, 'cancelledReason', a.cancelled_reason,
  'isFullyDerived', a.is_fully_derived, 'publishedAt', ${at('a.published_at')},
  'changedAt', (select ${at('greatest(a.updated_at, max(o.updated_at))')} from activity_occurrences o where ${ofActivity}),
  'lastRecurrence', (select ${wall('max(o.recurrence_id)')} from activity_occurrences o where ${ofActivity} and o.removed_at is null),
  'dates', (select coalesce(json_agg(json_build_object('recurrenceId', ${wall('o.recurrence_id')}, 'localStart', ${wall('o.local_start')}, 'localEnd', ${wall('o.local_end')},
      'endsAt', ${at('o.ends_at')}, 'status', o.status, 'title', o.title, 'location', o.location, 'note', o.note, 'reason', o.reason, 'sequence', o.sequence,
      'isAsked', ${isAsked}, 'isDifferent', ${isDifferent}) order by o.recurrence_id), '[]')
    from activity_occurrences o where ${ofActivity} and o.removed_at is null
      and (${hasAllDates} or a.rule ->> 'kind' = 'none' or a.cancelled_reason is not null or ${isDifferent} or not ${isAsked})))`

export type Asked = {
  /** SQL: a condition on an activity `a`. */
  activity?: (statement: Statement) => string
  /** SQL: a condition on a date `o` of it. An activity of which no date meets it is left out. */
  date?: (statement: Statement) => string
  /** This many, those that were published last first. */
  newest?: number
  /** Dates that are as the rule has them are read too. */
  hasAllDates?: boolean
}

/** Most activities of one feed. */
const most = 2000

/**
 * Activities as a feed tells them: what is on the site, each with the dates that differ from its rule, in one question however much there
 * is. The address of an online meeting is not read, so that no feed can have it.
 */
export async function readFeedActivities(db: Database, centerId: string, { activity, date, newest, hasAllDates = false }: Asked): Promise<FeedActivity[]> {
  const statement = new Statement()
  const center = statement.sharedParam('center', centerId)
  const isAsked = date ? `(${date(statement)}) is true` : 'true'
  const text = `select ${activityColumns(isAsked, hasAllDates)} from activities a
    where a.volunteer_center_id = ${center}::uuid and a.first_day is not null and a.published_at is not null and ${isShown('a')}${activity ? ` and ${activity(statement)}` : ''}
      and exists (select from activity_occurrences o where ${ofActivity} and o.removed_at is null and ${isAsked})
    order by ${newest ? 'a.published_at desc' : 'a.first_starts_at'}, a.id limit ${newest ?? most}`
  const [rows] = await db.read(centerId, [{ text, values: statement.values }])
  return rows!.map(([row]) => JSON.parse(row!) as FeedActivity)
}
