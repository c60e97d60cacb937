import type { Database, ReadQuery } from '#kernel/db/server/database.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import { groupsOf } from '#kernel/search/search.ts'
import type { Point } from '#features/places/place.ts'
import { timesOf } from '#features/social-map/model/entry-times.ts'
import { entryOpening } from '#features/social-map/presentation/entry-opening.ts'
import { type MapFacets, type MapSearch, type MapSort, mapSearch } from '#features/social-map/search/search.ts'
import type { SearchTerms } from '#features/vocabulary/server/search-terms.ts'

export type Run = {
  search: MapSearch
  said: SearchTerms[]
  sort: MapSort
  /** The point that distances are measured from. */
  from: Point | null
  now: Date
  page: { size: number; offset: number }
}
type Totals = { total: number; facets: MapFacets }

const groups = groupsOf(mapSearch)
const counted = groups.flatMap(([name, { facet, column }]) => (facet ? [{ name, column }] : []))

/** The columns whose codes are counted for the filters. */
export const countedColumns: string[] = counted.map(({ column }) => column)

/**
 * The search function (database/social-map/search_social_map.sql) as part of the statement that reads its rows, so that it takes one
 * query. Each row tells its distance in km, and when it is open. `totals` returns null until a row has been read.
 */
export function searchRows(run: Run): { narrowing: ListConstraint; totals: () => Totals | null } {
  let totals: Totals | null = null
  const now = Temporal.Instant.fromEpochMilliseconds(run.now.getTime())
  const narrowing: ListConstraint = ({ alias, statement }) => {
    const values = valuesOf(run).map((value) => statement.param(value))
    return {
      through: `search_social_map(${values.join(', ')}) s cross join unnest(s.ids, s.distances, s.nears) with ordinality as hit (id, km, is_near, place)`,
      where: `${alias}.id = hit.id`,
      order: 'hit.place',
      total: 's.total',
      beside: [
        {
          sql: 'hit.km',
          take: (km, object) => {
            if (run.from) object.meta = { ...object.meta, distanceKm: km === null ? null : Math.round(Number(km) * 10) / 10 }
          },
        },
        {
          sql: 'hit.is_near',
          take: (near, object) => {
            if (near === 't') object.meta = { ...object.meta, isNear: true }
          },
        },
        {
          sql: `json_build_object('services', ${alias}.services, 'locations', map_locations(${alias}.locations, false), 'holidayRule', ${alias}.holiday_rule,
            'closedFrom', ${alias}.closed_from, 'closedUntil', ${alias}.closed_until)`,
          take: (times, object) => {
            object.meta = { ...object.meta, opening: entryOpening(timesOf(JSON.parse(times!)), now) }
          },
        },
        {
          sql: 'case when hit.place = 1 then json_build_array(s.total, s.facets) end',
          take: (told) => {
            if (told !== null) totals = totalsOf(JSON.parse(told))
          },
        },
      ],
    }
  }
  return { narrowing, totals: () => totals }
}

/** The totals alone, for a page without rows. */
export async function searchTotals(db: Database, centerId: string, run: Run): Promise<Totals> {
  const text = 'select json_build_array(total, facets) from search_social_map($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)'
  const [rows] = await db.read(centerId, [{ name: 'social_map_totals', text, values: valuesOf(run) }])
  return totalsOf(JSON.parse(rows![0]![0]!))
}

function valuesOf({ search, said, sort, from, now, page }: Run): ReadQuery['values'] {
  const openAt = search.openAt ?? (search.open.length > 0 ? now.toISOString() : null)
  return [
    said.length > 0 ? JSON.stringify(said) : null,
    askedCodes(search),
    countedColumns,
    from?.lat ?? null,
    from?.lng ?? null,
    from ? search.km : null,
    openAt,
    sort,
    page.size,
    page.offset,
  ]
}

type ByColumn = Record<string, Record<string, number> | undefined>

function totalsOf([total, byColumn]: [number, ByColumn]): Totals {
  return { total, facets: Object.fromEntries(counted.map(({ name, column }) => [name, byColumn[column] ?? {}])) as MapFacets }
}

/** The chosen codes by column, in the spelling of the column `codes`; null if no filter is set. */
function askedCodes(search: MapSearch): string | null {
  const asked = groups.flatMap(([name, { column }]) => {
    const codes = (search as unknown as Record<string, string[]>)[name]!
    return codes.length > 0 ? [[column, codes.map((code) => `${column}:${code}`)]] : []
  })
  if (search.openAt !== null && search.open.length === 0) asked.push(['open', ['open:now']])
  return asked.length > 0 ? JSON.stringify(Object.fromEntries(asked)) : null
}
