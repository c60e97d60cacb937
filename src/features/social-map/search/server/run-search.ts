import type { Database, ReadQuery } from '#kernel/db/server/database.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import type { Point } from '#features/places/place.ts'
import { timesOf } from '#features/social-map/model/entry-times.ts'
import { entryOpening } from '#features/social-map/presentation/entry-opening.ts'
import { type MapFacets, type MapSearch, type MapSort, mapSearch, type OrganizationBeside } from '#features/social-map/search/search.ts'
import { askedCodes, countedGroups, searchHits } from '#features/vocabulary/server/search-hits.ts'
import type { SearchTerms } from '#features/vocabulary/server/search-terms.ts'
import { organizationsBesideSql, type Param } from './organizations-beside.ts'

export type Run = {
  search: MapSearch
  said: SearchTerms[]
  sort: MapSort
  /** The point that distances are measured from. */
  from: Point | null
  now: Date
  page: { size: number; offset: number }
}
type Totals = { total: number; facets: MapFacets; organizations: OrganizationBeside[] }

const counted = countedGroups(mapSearch)

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
    return searchHits({
      call: `search_social_map(${values.join(', ')})`,
      alias,
      isMeasured: run.from !== null,
      totals: { sql: totalsSql(run, 's', (value) => statement.param(value)), take: (told) => (totals = totalsOf(told as Told)) },
      beside: [
        {
          sql: `json_build_object('services', ${alias}.services, 'locations', map_locations(${alias}.locations, false), 'holidayRule', ${alias}.holiday_rule,
            'closedFrom', ${alias}.closed_from, 'closedUntil', ${alias}.closed_until)`,
          take: (times, object) => {
            object.meta = { ...object.meta, opening: entryOpening(timesOf(JSON.parse(times!)), now) }
          },
        },
      ],
    })
  }
  return { narrowing, totals: () => totals }
}

/** The totals alone, for a page without rows. */
export async function searchTotals(db: Database, centerId: string, run: Run): Promise<Totals> {
  const values = valuesOf(run)
  const call = `search_social_map(${values.map((_, index) => `$${index + 1}`).join(', ')})`
  const text = `select ${totalsSql(run, 's', (value) => `$${values.push(value)}`)} from ${call} s`
  const [rows] = await db.read(centerId, [{ text, values }])
  return totalsOf(JSON.parse(rows![0]![0]!))
}

const totalsSql = (run: Run, found: string, param: Param) =>
  `json_build_array(${found}.total, ${found}.facets, ${organizationsBesideSql(run, `${found}.total`, param)})`

function valuesOf({ search, said, sort, from, now, page }: Run): ReadQuery['values'] {
  const openAt = search.openAt ?? (search.open.length > 0 ? now.toISOString() : null)
  return [
    said.length > 0 ? JSON.stringify(said) : null,
    codesOf(search),
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
type Told = [total: number, byColumn: ByColumn, organizations: OrganizationBeside[]]

function totalsOf([total, byColumn, organizations]: Told): Totals {
  return { total, facets: Object.fromEntries(counted.map(({ name, column }) => [name, byColumn[column] ?? {}])) as MapFacets, organizations }
}

/** The chosen codes, with whether it has to be open; null if no filter is set. */
function codesOf(search: MapSearch): string | null {
  const asked = { ...askedCodes(mapSearch, search), ...(search.openAt !== null && search.open.length === 0 && { open: ['open:now'] }) }
  return Object.keys(asked).length > 0 ? JSON.stringify(asked) : null
}
