import type { Database } from '#kernel/db/server/database.ts'
import { dayOf, today } from '#kernel/i18n/dates.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import { activityPath } from '#features/activities/model/address.ts'
import { type Calendar, type CalendarItem, mostOfDay } from '#features/activities/calendar-items/calendar-item.ts'
import { type CalendarFacets, type CalendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { calendarWindow, monthOf } from '#features/activities/calendar-items/calendar-window.ts'
import { activitySource } from './activity-source.ts'
import { type CalendarPlace, type CalendarSource, conditions, type Group, hasChosen, isNear, type Within } from './calendar-source.ts'
import { workshopSource } from './workshop-source.ts'

type Asking = { db: Database; centerId: string; now: Date }

const most = 600

const sources: readonly CalendarSource[] = [activitySource, workshopSource]
const groupNames = Object.keys(activitySource.groups) as Group[]

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

/** SQL: the same columns of the dates of all sources. */
const fromAll = (columns: (source: CalendarSource) => string): string => sources.map((source) => `select ${columns(source)}`).join('\n union all ')

function itemsQuery(within: Within, asked: CalendarSearch, place: CalendarPlace | null, ofDay: number) {
  const statement = new Statement()
  const from = statement.sharedParam('from', within.from)
  const dates = fromAll(
    (
      source,
    ) => `'${source.name}' as source, ${source.date.id} as id, greatest(${source.date.localDate}, ${from}::date) as day, ${source.date.startsAt} as starts_at
    ${source.dates(statement, within)}${conditions(statement, source, asked, place)}`,
  )
  const items = sources.map((source) => `when '${source.name}' then ${source.item(statement, within)}`).join(' ')
  const text = `select case d.source ${items} end
    from (select dated.*, row_number() over (partition by day order by starts_at, id) as place from (${dates}) dated) d
    where d.place <= ${statement.param(ofDay)} order by d.day, d.starts_at, d.id limit ${most}`
  return { text, values: statement.values }
}

/** Each filter is counted as if nothing were chosen in its own group. */
function countsQuery(within: Within, asked: CalendarSearch, place: CalendarPlace | null) {
  const statement = new Statement()
  const from = statement.sharedParam('from', within.from)
  const found = fromAll((source) => {
    const flags = groupNames.map(
      (group) => `${source.groups[group]} as ${group}_codes, ${hasChosen(statement, source, group, asked) ?? 'true'} as has_${group}`,
    )
    const near = isNear(statement, source, place, asked.km)
    return `greatest(${source.date.localDate}, ${from}::date) as day, ${source.date.isCancelled} as is_cancelled, ${flags.join(', ')}
    ${source.dates(statement, within)}${near ? ` and ${near}` : ''}`
  })
  const others = (own: string | null) =>
    groupNames
      .filter((group) => group !== own)
      .map((group) => `has_${group}`)
      .join(' and ')
  const text = `with found as materialized (${found})
    select 'day', day::text, count(*)::text from found where not is_cancelled and ${others(null)} group by day
    ${groupNames
      .map(
        (group) =>
          `union all select '${group}', code, count(*)::text from found, unnest(${group}_codes) code where code is not null and not is_cancelled and ${others(group)} group by code`,
      )
      .join('\n')}`
  return { text, values: statement.values }
}

/** SQL: the first day, in the window, of each date that was chosen and takes place. */
const chosenDays = (statement: Statement, within: Within, asked: CalendarSearch, place: CalendarPlace | null) =>
  fromAll(
    (source) => `greatest(${source.date.localDate}, ${statement.sharedParam('from', within.from)}::date) as day, ${source.date.localDate} as local_date
    ${source.dates(statement, within)} and not ${source.date.isCancelled}${conditions(statement, source, asked, place)}`,
  )

/** How many there are on each day of a month, those that are not cancelled. */
function daysQuery(within: Within, asked: CalendarSearch, place: CalendarPlace | null) {
  const statement = new Statement()
  const text = `select day::text, count(*)::text from (${chosenDays(statement, within, asked, place)}) dated group by 1`
  return { text, values: statement.values }
}

/** The first day after the window with something that is not cancelled. */
function nextQuery({ to, ...within }: Within & { to: string }, asked: CalendarSearch, place: CalendarPlace | null) {
  const statement = new Statement()
  const days = chosenDays(statement, { ...within, from: to, to: null }, asked, place)
  const text = `select min(local_date)::text from (${days}) dated where local_date > ${statement.sharedParam('from', to)}::date`
  return { text, values: statement.values }
}
