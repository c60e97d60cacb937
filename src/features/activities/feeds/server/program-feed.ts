import type { Database } from '#kernel/db/server/database.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { type AttendanceMode, type ActivityStatus, type CostKind, shownStatuses } from '#features/activities/model/codes.ts'
import type { ActivityPlace } from '#features/activities/model/activity.ts'
import type { KeptDate } from '#features/activities/public-pages/activity-dates.ts'
import { eventData } from '#features/activities/public-pages/event-data.ts'
import { isOff } from './feed-events.ts'

/** A place in the feed: the last item before it. Microseconds since 1970. */
export type FeedPlace = { modified: number; id: string }

/** A date of an activity as RPDE 1.0 has it; `modified` is in microseconds since 1970. */
export type ProgramItem = { state: 'updated' | 'deleted'; kind: 'Event'; id: string; modified: number; data?: object }

/** Items of one page; the validator of OpenActive asks for at least as many. */
const perPage = 500

/**
 * Seconds before a change is told. A transaction stamps its rows when it begins: one that commits late must not come in behind the place
 * that a program has read to. No transaction of a request takes as long.
 */
export const secondsHeld = 30

type Row = {
  id: string
  modified: number
  isGone: boolean
  date: KeptDate
  activity: { id: string; slug: string; isAllDay: boolean; attendanceMode: AttendanceMode; costKind: CostKind; status: ActivityStatus }
  since: string
  cancelledReason: string | null
  title: string
  description: RichText
  location: ActivityPlace | null
  organizationId: string | null
  organizer: string
}

const wall = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`
const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const statuses = shownStatuses.map((status) => `'${status}'`).join(', ')
const isGone = `(o.removed_at is not null or a.status not in (${statuses}))`

const row = `json_build_object('id', o.id, 'modified', (extract(epoch from o.updated_at) * 1000000)::bigint, 'isGone', ${isGone},
  'date', json_build_object('id', o.id, 'recurrenceId', ${wall('o.recurrence_id')}, 'localStart', ${wall('o.local_start')}, 'localEnd', ${wall('o.local_end')},
    'startsAt', ${at('o.starts_at')}, 'endsAt', ${at('o.ends_at')}, 'status', o.status, 'title', o.title, 'location', o.location, 'note', o.note, 'reason', o.reason),
  'activity', json_build_object('id', a.id, 'slug', a.slug, 'isAllDay', a.is_all_day, 'attendanceMode', a.attendance_mode, 'costKind', a.cost_kind, 'status', a.status),
  'since', ${at('a.status_since')}, 'cancelledReason', a.cancelled_reason, 'title', coalesce(o.title, a.title), 'description', a.description,
  'location', coalesce(o.location, a.location), 'organizationId', a.organization_id,
  'organizer', coalesce((select g.name from organizations g where g.volunteer_center_id = a.volunteer_center_id and g.id = a.organization_id),
    (select c.name from volunteer_centers c where c.id = a.volunteer_center_id)))`

type Asking = { db: Database; centerId: string; origin: string; now: Date }

/**
 * The dates of activities that were ever on the site, in the order of their last change, after a place in it: one question. A date that is
 * gone, by itself or with its activity, is `deleted` as long as it has a row.
 */
export async function programItems({ db, centerId, origin, now }: Asking, after: FeedPlace | null): Promise<ProgramItem[]> {
  const statement = new Statement()
  const later = after
    ? ` and (o.updated_at, o.id) > ('epoch'::timestamptz + ${statement.param(after.modified)}::float8 * interval '1 microsecond', ${statement.param(after.id)}::uuid)`
    : ''
  const text = `select ${row} from activity_occurrences o join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id
    where o.volunteer_center_id = ${statement.param(centerId)}::uuid and a.published_at is not null${later}
      and o.updated_at <= ${statement.param(new Date(now.getTime() - secondsHeld * 1000).toISOString())}::timestamptz
    order by o.updated_at, o.id limit ${perPage}`
  const [rows] = await db.read(centerId, [{ text, values: statement.values }])
  return rows!.map(([found]) => itemOf(JSON.parse(found!) as Row, origin))
}

function itemOf({ id, modified, isGone, ...rest }: Row, origin: string): ProgramItem {
  const known = { kind: 'Event', id, modified } as const
  return isGone ? { state: 'deleted', ...known } : { state: 'updated', ...known, data: dataOf(rest, origin) }
}

function dataOf(
  { date, activity, since, cancelledReason, title, description, location, organizationId, organizer }: Omit<Row, 'id' | 'modified' | 'isGone'>,
  origin: string,
): object {
  const isCancelled = isOff({ status: activity.status, since, cancelledReason }, date)
  const event = eventData({
    activity: { ...activity, status: isCancelled ? 'cancelled' : 'published' },
    date,
    title,
    description: plainText(description),
    place: location,
    organizer: { '@type': 'Organization', name: organizer, url: organizationId === null ? origin : `${origin}/organizations/${organizationId}` },
    origin,
    picture: null,
  })
  return { '@context': 'https://schema.org/', identifier: date.id, ...event }
}
