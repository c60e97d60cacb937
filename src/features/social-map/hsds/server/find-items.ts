import { today } from '#kernel/db/server/database-clock.ts'
import type { Database, ReadQuery } from '#kernel/db/server/database.ts'
import { literal } from '#kernel/db/server/literal.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { type SpokenLanguage } from '#kernel/i18n/spoken-languages.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { type EntryStatus, monthsUntilInactive, monthsUntilStale } from '#features/social-map/model/codes.ts'
import type { MapLocation, MapPhone, MapService } from '#features/social-map/model/entry.ts'
import type { FeedKind } from '#features/social-map/model/server/feed-ids.ts'
import { entryScopes } from '#features/social-map/model/server/scopes.ts'
import type { HolidayRule } from '#features/opening-hours/opening-times.ts'
import type { FeedQuery } from './read-query.ts'

/** What the feed may say of an entry: no contact, no reason, and no place that is hidden. */
export type FeedEntry = {
  id: string
  slug: string
  name: string
  shortDescription: string
  description: RichText
  themes: string[]
  targetGroups: string[]
  minAge: number | null
  maxAge: number | null
  languages: SpokenLanguage[]
  website: string | null
  alert: string | null
  phones: MapPhone[]
  services: MapService[]
  locations: MapLocation[]
  holidayRule: HolidayRule
  kvkNumber: string | null
  rsin: string | null
  status: EntryStatus
  /** Closed today, and until when, where that is known. */
  isClosed: boolean
  closedUntil: string | null
  closedReason: string | null
  isStale: boolean
  /** The day of the last check, on Dutch clocks. */
  assuredOn: string
}
/** A row of the feed; without an entry it is gone. */
export type FeedItem = {
  id: string
  entryId: string
  serviceId: string | null
  locationId: string | null
  name: string
  modified: string
  entry: FeedEntry | null
}

/** Days for which what is gone is still told. */
export const daysOfTombstone = 30

const begins = (day: string) => `(${day})::timestamp at time zone '${timeZone}'`
const isStale = `e.assured_at <= now() - interval '${monthsUntilStale} months'`
const shown = entryScopes.shown.replaceAll('@.', 'e.')
const isClosed = `(e.status = 'temporarily_closed' and (e.closed_from is null or e.closed_from <= ${today}) and (e.closed_until is null or e.closed_until >= ${today}))`

/**
 * Rows of one kind with when they last changed. An answer also changes by the clock alone: when a check becomes too old, and when a time of
 * being closed, or a warning, begins or ends. Dates are compared here, since jobs set states at night only.
 */
const items = `
  select i.kind, i.id, i.entry_id, i.service_id, i.location_id, i.name, e.themes, e.target_groups, e.words, a.is_alive,
    case when a.is_alive then greatest(i.changed_at, e.updated_at,
        case when ${isStale} then e.assured_at + interval '${monthsUntilStale} months' end,
        case when e.closed_from <= ${today} then ${begins('e.closed_from')} end,
        case when e.closed_until < ${today} then ${begins('e.closed_until + 1')} end,
        case when e.alert_until < ${today} then ${begins('e.alert_until + 1')} end)
      else coalesce(i.gone_at, case when ${shown} is not true and e.status in ('active', 'stale', 'temporarily_closed') then e.assured_at + interval '${monthsUntilInactive} months' end,
        e.status_since, i.changed_at) end as modified
  from social_map_feed_items i
  left join social_map_entries e on e.volunteer_center_id = i.volunteer_center_id and e.id = i.entry_id
  cross join lateral (select (i.gone_at is null and ${shown}) is true as is_alive) a
  where i.volunteer_center_id = $1 and i.kind = $2`

const entry = `jsonb_build_object('id', e.id, 'slug', e.slug, 'name', e.name, 'shortDescription', e.short_description, 'description', e.description,
  'themes', e.themes, 'targetGroups', e.target_groups, 'minAge', e.min_age, 'maxAge', e.max_age, 'languages', e.languages, 'website', e.website,
  'alert', case when e.alert_until is null or e.alert_until >= ${today} then e.alert end, 'phones', e.phones, 'services', e.services,
  'locations', map_locations(e.locations, false), 'holidayRule', e.holiday_rule, 'kvkNumber', e.kvk_number, 'rsin', e.rsin, 'status', e.status,
  'isClosed', ${isClosed}, 'closedUntil', e.closed_until, 'closedReason', e.closed_reason, 'isStale', (e.status = 'stale' or ${isStale}),
  'assuredOn', (e.assured_at at time zone '${timeZone}')::date)`

const columns = `p.id, p.entry_id, p.service_id, p.location_id, p.name, to_char(p.modified at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  case when p.is_alive then ${entry} end`
const withEntry = `from page p left join social_map_entries e on e.volunteer_center_id = $1 and e.id = p.entry_id`
const isTold = `(is_alive or modified > now() - interval '${daysOfTombstone} days')`

/** One row of a kind by its id; null when there is none. */
export async function findItem(db: Database, centerId: string, kind: FeedKind, id: string): Promise<FeedItem | null> {
  const text = `with item as (${items} and i.id = $3), page as (select * from item where ${isTold}) select ${columns} ${withEntry}`
  const [rows] = await db.read(centerId, [{ name: 'hsds_item', text, values: [centerId, kind, id] }])
  return rows![0] ? itemOf(rows![0]) : null
}

/** A page of the rows of a kind, in the order of their ids, and how many there are: two questions in one round trip. */
export async function findItems(
  db: Database,
  centerId: string,
  kind: FeedKind,
  query: FeedQuery & { code: { column: 'themes' | 'target_groups'; code: string } | null },
): Promise<{ total: number; items: FeedItem[] }> {
  const values: ReadQuery['values'] = [centerId, kind]
  const param = (value: string | number) => `$${values.push(value)}`
  const told = [isTold]
  if (query.search) {
    const like = param(`%${literal(query.search)}%`)
    told.push(`(plain(name) like plain(${like}) or (is_alive and words like plain(${like})))`)
  }
  if (query.code) told.push(`is_alive and ${query.code.column} @> array[${param(query.code.code)}]`)
  if (query.modifiedAfter) told.push(`modified > ${param(query.modifiedAfter)}::timestamptz`)
  if (query.organizationId)
    told.push(
      `entry_id = (select o.entry_id from social_map_feed_items o where o.volunteer_center_id = $1 and o.kind = 'organization' and o.id = ${param(query.organizationId)})`,
    )
  const found = `with item as (${items}), told as (select * from item where ${told.join(' and ')})`
  const counted = { text: `${found} select count(*) from told`, values: [...values] }
  const limits = `limit ${param(query.perPage)} offset ${param((query.page - 1) * query.perPage)}`
  const paged = { text: `${found}, page as (select * from told order by id ${limits}) select ${columns} ${withEntry} order by p.id`, values }
  const [count, rows] = await db.read(centerId, [counted, paged])
  return { total: Number(count![0]![0]), items: rows!.map(itemOf) }
}

function itemOf([id, entryId, serviceId, locationId, name, modified, written]: readonly (string | null)[]): FeedItem {
  return {
    id: id!,
    entryId: entryId!,
    serviceId: serviceId ?? null,
    locationId: locationId ?? null,
    name: name!,
    modified: modified!,
    entry: written ? (JSON.parse(written) as FeedEntry) : null,
  }
}
