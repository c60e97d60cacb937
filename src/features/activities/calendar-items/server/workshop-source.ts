import { today } from '#kernel/i18n/dates.ts'
import { isOpenToAll } from '#features/workshops/model/server/scopes.ts'
import { priceSql, takenSql, waitingSql } from '#features/workshops/model/workshop.ts'
import { at, type CalendarSource, wall } from './calendar-source.ts'
import { partOfDaySql } from './occurrence-filters.ts'

const isCancelled = `(s.status = 'cancelled' or w.status = 'cancelled')`
const joined = 'workshop_sessions s join workshops w on w.volunteer_center_id = s.volunteer_center_id and w.id = s.workshop_id'

/** SQL: the sessions `n` of the same workshop after the session `s` that take place. */
const later = `where n.volunteer_center_id = s.volunteer_center_id and n.workshop_id = s.workshop_id and n.status = 'scheduled' and n.starts_at > s.starts_at`

const item = (from: string) => `json_build_object(
  'source', 'workshop', 'id', w.id, 'dateId', s.id, 'slug', w.slug, 'title', w.title, 'titleEn', null,
  'day', greatest(s.local_start::date, ${from}::date), 'localStart', ${wall('s.local_start')}, 'localEnd', ${wall('s.local_end')},
  'startsAt', ${at('s.starts_at')}, 'endsAt', ${at('s.ends_at')}, 'isAllDay', false,
  'isRepeating', (select count(*) > 1 from workshop_sessions n where n.volunteer_center_id = w.volunteer_center_id and n.workshop_id = w.id and n.status = 'scheduled'),
  'status', case when ${isCancelled} then 'cancelled' else 'scheduled' end, 'movedFrom', null, 'reason', w.cancelled_reason, 'note', null,
  'laterDates', case when w.status = 'cancelled' then 0 else (select count(*)::int from workshop_sessions n ${later}) end,
  'nextStart', case when s.status = 'cancelled' and w.status <> 'cancelled' then (select ${wall('min(n.local_start)')} from workshop_sessions n ${later}) end,
  'place', case when s.place is not null or s.city is not null then json_build_object('name', coalesce(s.place, ''), 'city', coalesce(s.city, '')) end,
  'attendanceMode', ${modeSql('s')}, 'costKind', case when ${priceSql('w')} is null then 'free' else 'paid' end, 'costText', ${priceSql('w')},
  'categories', w.themes, 'kind', 'leren', 'isStepFree', 'step_free' = any(w.accessibility), 'isRegistrationNeeded', true, 'wantsHelpers', false,
  'placesLeft', case when ${waitingSql('w')} > 0 then 0 else greatest(0, w.capacity_max - ${takenSql('w')}) end, 'hasWaitingList', true,
  'isClosed', w.deadline_at <= now() or w.status = 'completed',
  'organizer', (select c.name from volunteer_centers c where c.id = w.volunteer_center_id),
  'picture', (select f.pictures -> 0 ->> 'url' from files f where f.volunteer_center_id = w.volunteer_center_id and f.id = w.image_id))`

/** SQL: how one takes part in a session `of`. */
export function modeSql(of: string): string {
  return `case when ${of}.url is null then 'offline' when ${of}.place is null then 'online' else 'mixed' end`
}

/** The sessions of workshops for everybody (decisions 51): the only things of the calendar that count places. */
export const workshopSource: CalendarSource = {
  name: 'workshop',
  dates: (statement, { centerId, from, to, now }) => {
    const [center, first, last] = [statement.sharedParam('center', centerId), statement.sharedParam('from', from), to && statement.sharedParam('to', to)]
    return `from ${joined}
    where s.volunteer_center_id = ${center}::uuid and ${isOpenToAll('w')}
      and (s.local_end - interval '1 microsecond')::date >= ${first}::date${last ? ` and s.local_start::date <= ${last}::date` : ''}
      and (not ${isCancelled} or s.local_start::date >= ${statement.sharedParam('today', today(now))}::date)`
  },
  groups: {
    category: 'w.themes',
    kind: `array['leren']`,
    audience: `'{}'::text[]`,
    free: `array[case when ${priceSql('w')} is null then 'yes' end]`,
    part: `array[${partOfDaySql('s')}]`,
    weekday: 'array[extract(isodow from s.local_start)::text]',
    online: `array[case when s.url is not null then 'yes' end]`,
    language: 'w.languages',
    access: 'w.accessibility',
  },
  date: { id: 's.id', localDate: 's.local_start::date', startsAt: 's.starts_at', isCancelled, latitude: 's.latitude', longitude: 's.longitude' },
  item: (statement, { centerId, from }) =>
    `(select ${item(statement.sharedParam('from', from))} from ${joined} where s.volunteer_center_id = ${statement.sharedParam('center', centerId)}::uuid and s.id = d.id)`,
}
