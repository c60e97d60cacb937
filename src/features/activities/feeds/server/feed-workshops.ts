import type { FeedEvent } from '#kernel/calendar/write-feed.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { daysCancelledShown } from '#features/activities/model/codes.ts'
import { isOpenToAll } from '#features/workshops/model/server/scopes.ts'
import { feedWords as words } from '#features/activities/feeds/feed-words.ts'
import { mostDescription, type Telling } from './feed-events.ts'

/** A workshop for everybody, as feeds tell it (decisions 51): never where it is online, nor who comes. */
export type FeedWorkshop = {
  id: string
  slug: string
  title: string
  description: RichText
  host: string
  isOff: boolean
  reason: string | null
  publishedAt: string
  changedAt: string
  sessions: { id: string; start: string; end: string; endsAt: string; place: string; isOnline: boolean; isOff: boolean; sequence: number }[]
}

const wall = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`
const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const row = (isAsked: string) => `json_build_object('id', w.id, 'slug', w.slug, 'title', w.title, 'description', w.description,
  'host', (select c.name from volunteer_centers c where c.id = w.volunteer_center_id), 'isOff', w.status = 'cancelled',
  'reason', w.cancelled_reason, 'publishedAt', ${at('w.published_at')}, 'changedAt', ${at('w.updated_at')},
  'sessions', (select json_agg(json_build_object('id', s.id, 'start', ${wall('s.local_start')}, 'end', ${wall('s.local_end')}, 'endsAt', ${at('s.ends_at')},
      'place', concat_ws(', ', nullif(s.place, ''), case when s.city is not null and position(lower(s.city) in lower(coalesce(s.place, ''))) = 0 then s.city end),
      'isOnline', s.url is not null, 'isOff', s.status = 'cancelled' or w.status = 'cancelled', 'sequence', s.sequence) order by s.starts_at, s.id)
    from workshop_sessions s where s.volunteer_center_id = w.volunteer_center_id and s.workshop_id = w.id and ${isAsked}))`

type Asked = {
  /** SQL: a condition on a workshop `w`, and on a session `s` of it. A workshop of which no session meets it is left out. */
  workshop?: (statement: Statement) => string
  session?: (statement: Statement) => string
  /** This many, those that were published last first. */
  newest?: number
}

/** Most workshops of one feed. */
const most = 500

export async function readFeedWorkshops(db: Database, centerId: string, { workshop, session, newest }: Asked): Promise<FeedWorkshop[]> {
  const statement = new Statement()
  const center = statement.sharedParam('center', centerId)
  const isAsked = session ? `(${session(statement)})` : 'true'
  const text = `select ${row(isAsked)} from workshops w
    where w.volunteer_center_id = ${center}::uuid and w.published_at is not null and ${isOpenToAll('w')}${workshop ? ` and ${workshop(statement)}` : ''}
      and exists (select from workshop_sessions s where s.volunteer_center_id = w.volunteer_center_id and s.workshop_id = w.id and ${isAsked})
    order by ${newest ? 'w.published_at desc' : 'w.first_starts_at'}, w.id limit ${newest ?? most}`
  const [rows] = await db.read(centerId, [{ text, values: statement.values }])
  return rows!.map(([found]) => JSON.parse(found!) as FeedWorkshop)
}

/** Each session as an event; its uid is that of the files of who registered, so that nobody has it twice. */
export function eventsOfWorkshop(workshop: FeedWorkshop, { locale, now }: Telling): FeedEvent[] {
  const { title, description, reason } = workshop
  const told = workshop.sessions.filter(({ isOff, endsAt }) => !isOff || new Date(endsAt).getTime() > now.getTime() - daysCancelledShown * 24 * 3600_000)
  return told.map(({ id, start, end, place, isOnline, isOff, sequence }) => ({
    uid: id,
    sequence: sequence + (isOff ? 1 : 0),
    start,
    end,
    summary: title,
    place: [place, isOnline && say(locale, words.online)].filter(Boolean).join(' / '),
    description: cutText([isOff && reason, plainText(description)].filter(Boolean).join('\n\n'), mostDescription),
    path: activityPath(workshop, start.slice(0, 10)),
    isCancelled: isOff,
    rrule: null,
    excluded: [],
    changed: [],
  }))
}
