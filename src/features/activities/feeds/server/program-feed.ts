import type { FastifyInstance } from 'fastify'
import type { Database } from '#kernel/db/server/database.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { changeFeed, type FeedItem, type FeedPage, isAfter, itemsPerPage, microseconds } from '#features/tenancy/server/change-feeds.ts'
import { type AttendanceMode, type ActivityStatus, type CostKind, shownStatuses } from '#features/activities/model/codes.ts'
import type { ActivityPlace } from '#features/activities/model/activity.ts'
import type { KeptDate } from '#features/activities/public-pages/activity-dates.ts'
import { eventData } from '#features/activities/public-pages/event-data.ts'
import { isOff } from './feed-events.ts'
import { changedSessions, type ChangedSession, sessionItem } from './program-workshops.ts'

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

const row = `json_build_object('id', o.id, 'modified', ${microseconds('o.updated_at')}, 'isGone', ${isGone},
  'date', json_build_object('id', o.id, 'recurrenceId', ${wall('o.recurrence_id')}, 'localStart', ${wall('o.local_start')}, 'localEnd', ${wall('o.local_end')},
    'startsAt', ${at('o.starts_at')}, 'endsAt', ${at('o.ends_at')}, 'status', o.status, 'title', o.title, 'location', o.location, 'note', o.note, 'reason', o.reason),
  'activity', json_build_object('id', a.id, 'slug', a.slug, 'isAllDay', a.is_all_day, 'attendanceMode', a.attendance_mode, 'costKind', a.cost_kind, 'status', a.status),
  'since', ${at('a.status_since')}, 'cancelledReason', a.cancelled_reason, 'title', coalesce(o.title, a.title), 'description', a.description,
  'location', coalesce(o.location, a.location), 'organizationId', a.organization_id,
  'organizer', coalesce((select g.name from organizations g where g.volunteer_center_id = a.volunteer_center_id and g.id = a.organization_id),
    (select c.name from volunteer_centers c where c.id = a.volunteer_center_id)))`

/**
 * The dates of activities and of workshops for everybody that were ever on the site, in the order of their last change, after a place in it:
 * two questions in one. A date that is gone, by itself or with its activity, is `deleted` as long as it has a row.
 */
async function programItems(db: Database, page: FeedPage): Promise<FeedItem[]> {
  const statement = new Statement()
  const text = `select ${row} from activity_occurrences o join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id
    where o.volunteer_center_id = ${statement.param(page.centerId)}::uuid and a.published_at is not null and ${isAfter(statement, page, ['o.updated_at', 'o.id'])}
    order by o.updated_at, o.id limit ${itemsPerPage}`
  const [rows, sessions] = await db.read(page.centerId, [{ text, values: statement.values }, changedSessions(page)])
  const ofActivities = rows!.map(([found]) => itemOf(JSON.parse(found!) as Row, page.origin))
  const ofWorkshops = sessions!.map(([found]) => sessionItem(JSON.parse(found!) as ChangedSession, page.origin))
  if (ofWorkshops.length === 0) return ofActivities
  return [...ofActivities, ...ofWorkshops].toSorted((a, b) => a.modified - b.modified || (a.id < b.id ? -1 : 1)).slice(0, itemsPerPage)
}

/** GET /feeds/activities: the dates of activities, for programs that keep a copy of them. */
export async function programRoute(app: FastifyInstance, parts: FeatureParts): Promise<void> {
  await changeFeed(app, parts, { path: '/feeds/activities', flag: 'activities', items: async (page) => await programItems(parts.db, page) })
}

function itemOf({ id, modified, isGone, ...rest }: Row, origin: string): FeedItem {
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
