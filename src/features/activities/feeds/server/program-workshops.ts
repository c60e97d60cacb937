import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { plainText } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { type FeedItem, type FeedPage, isAfter, itemsPerPage, microseconds } from '#features/tenancy/server/change-feeds.ts'
import { isOpenToAll } from '#features/workshops/model/server/scopes.ts'
import { priceSql, takenSql, waitingSql } from '#features/workshops/model/workshop.ts'
import { educationEvent } from '#features/activities/public-pages/education-event.ts'
import { asDate } from '#features/activities/public-pages/workshop-dates.ts'

/** A session of a workshop for everybody, as RPDE has it; it changes with its workshop. */
export type ChangedSession = {
  id: string
  modified: number
  isGone: boolean
  session: Parameters<typeof asDate>[0]
  workshop: Parameters<typeof educationEvent>[0]['workshop']
  title: string
  description: RichText
  organizer: string
}

const wall = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`
const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const row = `json_build_object('id', s.id, 'modified', ${microseconds('w.updated_at')}, 'isGone', not ${isOpenToAll('w')},
  'session', json_build_object('id', s.id, 'start', ${wall('s.local_start')}, 'end', ${wall('s.local_end')}, 'startsAt', ${at('s.starts_at')}, 'endsAt', ${at('s.ends_at')},
    'place', coalesce(s.place, ''), 'city', coalesce(s.city, ''), 'isOnline', s.url is not null, 'status', s.status),
  'workshop', json_build_object('id', w.id, 'slug', w.slug, 'isFree', ${priceSql('w')} is null, 'isOff', w.status = 'cancelled', 'most', w.capacity_max,
    'left', case when ${waitingSql('w')} > 0 then 0 else greatest(0, w.capacity_max - ${takenSql('w')}) end),
  'title', w.title, 'description', w.description, 'organizer', (select c.name from volunteer_centers c where c.id = w.volunteer_center_id))`

/** The question for them, after a place in the feed. A workshop for everybody stays so once it is on the site, so that its end is told here too. */
export function changedSessions(page: FeedPage): { text: string; values: Statement['values'] } {
  const statement = new Statement()
  const text = `select ${row} from workshops w join workshop_sessions s on s.volunteer_center_id = w.volunteer_center_id and s.workshop_id = w.id
    where w.volunteer_center_id = ${statement.param(page.centerId)}::uuid and w.audience = 'all' and w.published_at is not null
      and ${isAfter(statement, page, ['w.updated_at', 's.id'])}
    order by w.updated_at, s.id limit ${itemsPerPage}`
  return { text, values: statement.values }
}

export function sessionItem({ id, modified, isGone, session, workshop, title, description, organizer }: ChangedSession, origin: string): FeedItem {
  const known = { kind: 'Event', id, modified } as const
  if (isGone) return { state: 'deleted', ...known }
  const event = educationEvent({
    workshop,
    date: asDate(session),
    title,
    description: plainText(description),
    organizer: { name: organizer, url: origin },
    origin,
    picture: null,
  })
  return { state: 'updated', ...known, data: { '@context': 'https://schema.org/', identifier: id, ...event } }
}
