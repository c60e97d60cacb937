import type { Database, ReadQuery } from '#kernel/db/server/database.ts'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import type { Point } from '#features/places/place.ts'
import { askedCodes, countedGroups, searchHits } from '#features/vocabulary/server/search-hits.ts'
import type { SearchTerms } from '#features/vocabulary/server/search-terms.ts'
import { type SearchFacets, type SearchSort, type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'

export type Run = {
  search: VacancySearch
  /** The interpretation of the query. */ said: SearchTerms[]
  sort: SearchSort
  /** The point that distances are measured from. */ from: Point | null
  page: { size: number; offset: number }
}
/** `total`: all results; `exact`: without those that are merely near; `facets`: the counts beside the filters. */
export type SearchTotals = { total: number; exact: number; facets: SearchFacets }

const counted = countedGroups(vacancySearch)
/** The columns whose codes are counted for the filters. */
export const countedColumns: string[] = counted.map(({ column }) => column)

/**
 * The search function (database/vacancies/search_vacancies.sql) as part of the statement that reads its rows, so that it takes
 * one query: the vacancies of the page in order of rank, with their distance in km if there is a point to measure from. `totals`
 * returns null until a row has been read; its facets are empty unless they are counted.
 */
export function searchRows(run: Run, isCounted: boolean): { narrowing: ListConstraint; totals: () => SearchTotals | null } {
  let totals: SearchTotals | null = null
  const narrowing: ListConstraint = ({ alias, statement }) => {
    const values = valuesOf(run, isCounted).map((value) => statement.param(value))
    return searchHits({
      call: `search_vacancies(${values.join(', ')})`,
      alias,
      isMeasured: run.from !== null,
      totals: { sql: 'json_build_array(s.total, s.exact, s.facets)', take: (told) => (totals = totalsOf(told as [number, number, ByColumn])) },
    })
  }
  return { narrowing, totals: () => totals }
}

/** The totals alone, for a page without rows. */
export async function searchTotals(db: Database, centerId: string, run: Run, isCounted: boolean): Promise<SearchTotals> {
  const text = 'select json_build_array(total, exact, facets) from search_vacancies($1, $2, $3, $4, $5, $6, $7, $8, $9)'
  const [rows] = await db.read(centerId, [{ name: 'search_totals', text, values: valuesOf(run, isCounted) }])
  return totalsOf(JSON.parse(rows![0]![0]!))
}

function valuesOf({ search, said, sort, from, page }: Run, isCounted: boolean): ReadQuery['values'] {
  return [
    said.length > 0 ? JSON.stringify(said) : null,
    codesOf(search),
    isCounted ? countedColumns : [],
    from?.lat ?? null,
    from?.lng ?? null,
    from ? search.km : null,
    sort,
    page.size,
    page.offset,
  ]
}

type ByColumn = Record<string, Record<string, number> | undefined>

function totalsOf([total, exact, byColumn]: [number, number, ByColumn]): SearchTotals {
  return { total, exact, facets: Object.fromEntries(counted.map(({ name, column }) => [name, byColumn[column] ?? {}])) as SearchFacets }
}

/** The chosen codes by column; null if no filter is set. */
export function codesOf(search: VacancySearch): string | null {
  const asked = askedCodes(vacancySearch, search)
  return Object.keys(asked).length > 0 ? JSON.stringify(asked) : null
}
