import type { Database } from '#kernel/db/server/database.ts'
import { dayOf, today } from '#kernel/i18n/dates.ts'
import { type Value, Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { shownStatuses } from '#features/activities/model/codes.ts'
import { partOfDaySql } from './occurrence-filters.ts'
import { type Calendar, type CalendarItem, mostOfDay } from '#features/activities/calendar-items/calendar-item.ts'
import { type CalendarFacets, type CalendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { calendarWindow, monthOf } from '#features/activities/calendar-items/calendar-window.ts'

type Asking = { db: Database; centerId: string; now: Date }
export type CalendarPlace = { name: string; latitude: number; longitude: number }

const nearby = 10
const most = 600

/** SQL of each group of filters: what a date has of it, as a list of codes. */
const groups = {
  category: 'a.categories',
  kind: 'array[a.kind]',
  audience: 'a.target_groups',
  free: `array[case when a.cost_kind = 'free' then 'yes' end]`,
  part: `array[${partOfDaySql('o')}]`,
  weekday: 'array[extract(isodow from o.local_date)::text]',
  online: `array[case when a.attendance_mode <> 'offline' then 'yes' end]`,
  language: 'a.languages',
  access: 'a.accessibility',
} as const satisfies Record<keyof CalendarFacets, string>
type Group = keyof typeof groups
const groupNames = Object.keys(groups) as Group[]

const statuses = shownStatuses.map((status) => `'${status}'`).join(', ')
const isCancelled = `(o.status = 'cancelled' or a.status = 'cancelled')`
const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
const wall = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`

/** SQL: the dates of a window, before filters. What is cancelled stays until the end of its day. */
function datesIn(statement: Statement, { centerId, from, to, now }: { centerId: string; from: string; to: string | null; now: Date }): string {
  const [center, first, last] = [statement.sharedParam('center', centerId), statement.sharedParam('from', from), to && statement.sharedParam('to', to)]
  return `from activity_occurrences o join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id
    where o.volunteer_center_id = ${center}::uuid and o.removed_at is null and a.status in (${statuses})
      and o.local_date >= ${first}::date - 28 and (o.local_end - interval '1 microsecond')::date >= ${first}::date${last ? ` and o.local_date <= ${last}::date` : ''}
      and (not ${isCancelled} or o.local_date >= ${statement.sharedParam('today', today(now))}::date)`
}

/** SQL: a date has one of the codes that are chosen in a group. */
const hasChosen = (statement: Statement, group: Group, { [group]: chosen }: CalendarSearch) =>
  chosen.length === 0 ? null : `${groups[group]} && ${statement.sharedParam(group, [...chosen] as Value)}::text[]`

function isNear(statement: Statement, place: CalendarPlace | null, km: number | null): string | null {
  if (!place) return null
  const [lat, lng, far] = [place.latitude, place.longitude, km ?? nearby].map((value) => `${statement.param(value)}::float8`)
  return `distance_km(${lat}, ${lng}, coalesce(o.latitude, a.latitude), coalesce(o.longitude, a.longitude)) <= ${far}`
}

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
  'placesLeft', null, 'hasWaitingList', false,
  'organizer', coalesce((select g.name from organizations g where g.volunteer_center_id = a.volunteer_center_id and g.id = a.organization_id),
    (select c.name from volunteer_centers c where c.id = a.volunteer_center_id)),
  'picture', (select u.pictures -> 0 ->> 'url' from uploads u where u.volunteer_center_id = a.volunteer_center_id and u.id = a.image_id))`

/**
 * The calendar of a center as visitors see it: the items of the window, the numbers beside days and filters, and the next day that has
 * something. Four statements in one round trip, however much there is.
 * @param asked what was asked, with the place it names already found
 */
export async function calendarItems({ db, centerId, now }: Asking, asked: CalendarSearch, place: CalendarPlace | null): Promise<Calendar> {
  const window = calendarWindow(asked, dayOf(now))
  const [rows, counts, next, month] = await db.read(centerId, calendarQueries({ centerId, now }, asked, place))
  const numbers = counts!.map(([group, code, many]) => ({ group: group!, code: code!, many: Number(many) }))
  const of = (group: string) => Object.fromEntries(numbers.filter((one) => one.group === group).map(({ code, many }) => [code, many]))
  const days = of('day')
  return {
    today: today(now),
    window,
    items: rows!.map(([row]) => itemOf(JSON.parse(row!) as Row)),
    days,
    month: Object.fromEntries(month!.map(([day, many]) => [day!, Number(many)])),
    total: Object.values(days).reduce((sum, many) => sum + many, 0),
    facets: Object.fromEntries(groupNames.map((group) => [group, of(group)])) as CalendarFacets,
    nextDay: next![0]?.[0] ?? null,
    place: place?.name ?? null,
  }
}

/** The statements of a calendar: its items as JSON, the numbers of its groups, the next day, and the days of its month. */
export function calendarQueries({ centerId, now }: Omit<Asking, 'db'>, asked: CalendarSearch, place: CalendarPlace | null) {
  const window = calendarWindow(asked, dayOf(now))
  const isOfOneDay = window.from === window.to || asked.view === 'day'
  const within = { centerId, now, ...window }
  return [
    itemsQuery(within, asked, place, isOfOneDay ? most : mostOfDay[asked.view as keyof typeof mostOfDay]),
    countsQuery(within, asked, place),
    nextQuery(within, asked, place),
    daysQuery({ centerId, now, ...monthOf(window.from) }, asked, place),
  ]
}

type Row = Omit<CalendarItem, 'path'> & { slug: string }

const itemOf = ({ slug, ...row }: Row): CalendarItem => ({ ...row, path: activityPath({ id: row.id, slug }, row.localStart.slice(0, 10)) })

type Within = { centerId: string; now: Date; from: string; to: string }

/** SQL: a date `o` of an activity `a` is among what was chosen; each condition begins with `and`. */
export const conditions = (statement: Statement, asked: CalendarSearch, place: CalendarPlace | null) =>
  [...groupNames.map((group) => hasChosen(statement, group, asked)), isNear(statement, place, asked.km)].flatMap((one) => (one ? [` and ${one}`] : [])).join('')

function itemsQuery(within: Within, asked: CalendarSearch, place: CalendarPlace | null, ofDay: number) {
  const statement = new Statement()
  const dates = datesIn(statement, within)
  const from = statement.sharedParam('from', within.from)
  const found = `select o.*, row_number() over (partition by greatest(o.local_date, ${from}::date) order by o.starts_at, o.id) as place ${dates}${conditions(statement, asked, place)}`
  const text = `select ${item(from)} from (${found}) o join activities a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.activity_id
    where o.place <= ${statement.param(ofDay)} order by greatest(o.local_date, ${from}::date), o.starts_at, o.id limit ${most}`
  return { text, values: statement.values }
}

/** Each filter is counted as if nothing were chosen in its own group. */
function countsQuery(within: Within, asked: CalendarSearch, place: CalendarPlace | null) {
  const statement = new Statement()
  const dates = datesIn(statement, within)
  const from = statement.sharedParam('from', within.from)
  const near = isNear(statement, place, asked.km)
  const chosen = groupNames.map((group) => [group, hasChosen(statement, group, asked)] as const)
  const flags = chosen.map(([group, has]) => `${groups[group]} as ${group}_codes, ${has ?? 'true'} as has_${group}`).join(', ')
  const others = (own: string | null) =>
    groupNames
      .filter((group) => group !== own)
      .map((group) => `has_${group}`)
      .join(' and ')
  const text = `with found as materialized (select greatest(o.local_date, ${from}::date) as day, ${isCancelled} as is_cancelled, ${flags} ${dates}${near ? ` and ${near}` : ''})
    select 'day', day::text, count(*)::text from found where not is_cancelled and ${others(null)} group by day
    ${groupNames
      .map(
        (group) =>
          `union all select '${group}', code, count(*)::text from found, unnest(${group}_codes) code where code is not null and not is_cancelled and ${others(group)} group by code`,
      )
      .join('\n')}`
  return { text, values: statement.values }
}

/** How many there are on each day of a month, those that are not cancelled. */
function daysQuery(within: Within, asked: CalendarSearch, place: CalendarPlace | null) {
  const statement = new Statement()
  const dates = datesIn(statement, within)
  const from = statement.sharedParam('from', within.from)
  const text = `select greatest(o.local_date, ${from}::date)::text, count(*)::text ${dates} and not ${isCancelled}${conditions(statement, asked, place)} group by 1`
  return { text, values: statement.values }
}

/** The first day after the window with something that is not cancelled. */
function nextQuery({ to, ...within }: Within, asked: CalendarSearch, place: CalendarPlace | null) {
  const statement = new Statement()
  const dates = datesIn(statement, { ...within, from: to, to: null })
  const text = `select min(o.local_date)::text ${dates} and o.local_date > ${statement.sharedParam('from', to)}::date and not ${isCancelled}${conditions(statement, asked, place)}`
  return { text, values: statement.values }
}
