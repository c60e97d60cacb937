import { today } from '#kernel/i18n/dates.ts'
import { shownStatuses } from '#features/activities/model/codes.ts'
import { at, type CalendarSource, wall } from './calendar-source.ts'
import { partOfDaySql } from './occurrence-filters.ts'

const statuses = shownStatuses.map((status) => `'${status}'`).join(', ')
const isCancelled = `(o.status = 'cancelled' or a.status = 'cancelled')`
const joined = 'activity_occurrences o join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id'

/** SQL: the dates `n` of the same activity after the date `o` that take place. */
const later = `where n.volunteer_center_id = o.volunteer_center_id and n.activity_id = o.activity_id and n.removed_at is null and n.status <> 'cancelled'
    and n.starts_at > o.starts_at`

const item = (from: string) => `json_build_object(
  'source', 'activity', 'id', a.id, 'dateId', o.id, 'slug', a.slug,
  'title', coalesce(o.title, a.title), 'titleEn', case when o.title is null then nullif(a.translations -> 'en' ->> 'title', '') end,
  'day', greatest(o.local_date, ${from}::date), 'localStart', ${wall('o.local_start')}, 'localEnd', ${wall('o.local_end')},
  'startsAt', ${at('o.starts_at')}, 'endsAt', ${at('o.ends_at')}, 'isAllDay', a.is_all_day, 'isRepeating', a.rule ->> 'kind' <> 'none',
  'status', case when ${isCancelled} then 'cancelled' else o.status end,
  'movedFrom', case when o.status = 'moved' then ${wall('o.recurrence_id')} end,
  'reason', coalesce(o.reason, a.cancelled_reason), 'note', o.note,
  'laterDates', case when a.rule ->> 'kind' = 'none' or a.status <> 'published' then 0 else (select count(*)::int from activity_occurrences n ${later}) end,
  'nextStart', case when o.status = 'cancelled' and a.status = 'published' then (select ${wall('min(n.local_start)')} from activity_occurrences n ${later}) end,
  'place', case when coalesce(o.location, a.location) is not null then json_build_object(
    'name', coalesce(o.location, a.location) ->> 'name', 'city', coalesce(o.location, a.location) ->> 'city') end,
  'attendanceMode', a.attendance_mode, 'costKind', a.cost_kind, 'costText', a.cost_text, 'categories', a.categories, 'kind', a.kind,
  'isStepFree', 'step_free' = any(a.accessibility), 'isRegistrationNeeded', a.registration_needed,
  'wantsHelpers', exists (select from vacancies v where v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id and v.status = 'published'),
  'placesLeft', null, 'hasWaitingList', false, 'isClosed', false,
  'organizer', coalesce((select g.name from organizations g where g.volunteer_center_id = a.volunteer_center_id and g.id = a.organization_id),
    (select c.name from volunteer_centers c where c.id = a.volunteer_center_id)),
  'picture', (select u.pictures -> 0 ->> 'url' from uploads u where u.volunteer_center_id = a.volunteer_center_id and u.id = a.image_id))`

/** The dates of activities. */
export const activitySource: CalendarSource = {
  name: 'activity',
  dates: (statement, { centerId, from, to, now }) => {
    const [center, first, last] = [statement.sharedParam('center', centerId), statement.sharedParam('from', from), to && statement.sharedParam('to', to)]
    return `from ${joined}
    where o.volunteer_center_id = ${center}::uuid and o.removed_at is null and a.status in (${statuses})
      and o.local_date >= ${first}::date - 28 and (o.local_end - interval '1 microsecond')::date >= ${first}::date${last ? ` and o.local_date <= ${last}::date` : ''}
      and (not ${isCancelled} or o.local_date >= ${statement.sharedParam('today', today(now))}::date)`
  },
  groups: {
    category: 'a.categories',
    kind: 'array[a.kind]',
    audience: 'a.target_groups',
    free: `array[case when a.cost_kind = 'free' then 'yes' end]`,
    part: `array[${partOfDaySql('o')}]`,
    weekday: 'array[extract(isodow from o.local_date)::text]',
    online: `array[case when a.attendance_mode <> 'offline' then 'yes' end]`,
    language: 'a.languages',
    access: 'a.accessibility',
  },
  date: {
    id: 'o.id',
    localDate: 'o.local_date',
    startsAt: 'o.starts_at',
    isCancelled,
    latitude: 'coalesce(o.latitude, a.latitude)',
    longitude: 'coalesce(o.longitude, a.longitude)',
  },
  item: (statement, { centerId, from }) =>
    `(select ${item(statement.sharedParam('from', from))} from ${joined} where o.volunteer_center_id = ${statement.sharedParam('center', centerId)}::uuid and o.id = d.id)`,
}
