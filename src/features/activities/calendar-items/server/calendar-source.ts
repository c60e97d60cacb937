import type { Statement } from '#kernel/jsonapi/registry/server/statement.ts'
import type { CalendarItem } from '#features/activities/calendar-items/calendar-item.ts'
import type { CalendarFacets, CalendarSearch } from '#features/activities/calendar-items/calendar-search.ts'

/** Days, both included; without `to` all that come. */
export type Within = { centerId: string; now: Date; from: string; to: string | null }
export type Group = keyof CalendarFacets
export type CalendarPlace = { name: string; latitude: number; longitude: number }

/** Where lines of the calendar come from (decisions 51): dates in tables of their own, under the names by which the calendar asks for them. */
export type CalendarSource = {
  name: CalendarItem['source']
  /** SQL: `from … where …` of the dates of a window, before filters. What is cancelled stays until the end of its day. */
  dates: (statement: Statement, within: Within) => string
  /** SQL of each group of filters: what a date has of it, as a list of codes. */
  groups: Readonly<Record<Group, string>>
  /** SQL of one date. */
  date: { id: string; localDate: string; startsAt: string; isCancelled: string; latitude: string; longitude: string }
  /** SQL: the date `d.id` of the center as the JSON of a `CalendarItem`, with `slug` for its path. */
  item: (statement: Statement, within: Pick<Within, 'centerId' | 'from'>) => string
}

/** SQL of a moment as JSON has it, and of a wall time. */
export const at = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
export const wall = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`

/** Kilometres around a place where none are asked for. */
const nearby = 10

/** SQL: a date has one of the codes that are chosen in a group; null: nothing is chosen. */
export const hasChosen = (statement: Statement, { groups }: CalendarSource, group: Group, { [group]: chosen }: CalendarSearch): string | null =>
  chosen.length === 0 ? null : `${groups[group]} && ${statement.sharedParam(group, [...chosen] as never)}::text[]`

/** SQL: a date is near a place; null: none is asked for. */
export function isNear(statement: Statement, { date }: CalendarSource, place: CalendarPlace | null, km: number | null): string | null {
  if (!place) return null
  const [lat, lng, far] = [place.latitude, place.longitude, km ?? nearby].map((value) => `${statement.param(value)}::float8`)
  return `distance_km(${lat}, ${lng}, ${date.latitude}, ${date.longitude}) <= ${far}`
}

/** SQL: a date of a source is among what was chosen; each condition begins with `and`. */
export const conditions = (statement: Statement, source: CalendarSource, asked: CalendarSearch, place: CalendarPlace | null): string =>
  [...(Object.keys(source.groups) as Group[]).map((group) => hasChosen(statement, source, group, asked)), isNear(statement, source, place, asked.km)]
    .flatMap((one) => (one ? [` and ${one}`] : []))
    .join('')
