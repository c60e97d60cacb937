import type { Database } from '#kernel/db/server/database.ts'
import { groupsOf } from '#kernel/search/search.ts'
import type { Point } from '#features/places/place.ts'
import { type SearchFacets, type SearchSort, type VacancySearch, vacancySearch } from '#features/vacancies/search.ts'

export type Run = { search: VacancySearch; sort: SearchSort; /** Where distances count from. */ from: Point | null; page: { size: number; offset: number } }
/** The page's vacancies in order, with kilometres where there is a place to count from. */
export type SearchHits = { hits: { id: string; km: number | null }[]; total: number; facets: SearchFacets }

const text = 'select ids, distances, total, facets from search_vacancies($1, $2, $3, $4, $5, $6, $7, $8, $9)'
const groups = groupsOf(vacancySearch)
const counted = groups.flatMap(([name, { facet, column }]) => (facet ? [{ name, column }] : []))
const countedColumns = counted.map(({ column }) => column)

/** Asks the search function (migration 0068): ids, total and facets in one call. */
export async function runSearch(db: Database, centerId: string, { search, sort, from, page }: Run): Promise<SearchHits> {
  const values = [search.q, askedCodes(search), countedColumns, from?.lat ?? null, from?.lng ?? null, from ? search.km : null, sort, page.size, page.offset]
  const [rows] = await db.read(centerId, [{ name: 'search_vacancies', text, values }])
  const [ids, distances, total, facets] = rows![0]!
  const kilometres = itemsOf(distances!)
  return {
    hits: itemsOf(ids!).map((id, index) => ({ id, km: kilometres[index] === 'NULL' ? null : Math.round(Number(kilometres[index]) * 10) / 10 })),
    total: Number(total),
    facets: facetsOf(JSON.parse(facets!)),
  }
}

/** What is asked of each column, as the column `codes` spells it; null when nothing is. */
function askedCodes(search: VacancySearch): string | null {
  const asked = groups.flatMap(([name, { column }]) => {
    const codes = search[name as keyof VacancySearch] as string[]
    return codes.length > 0 ? [[column, codes.map((code) => `${column}:${code}`)]] : []
  })
  return asked.length > 0 ? JSON.stringify(Object.fromEntries(asked)) : null
}

function facetsOf(byColumn: Record<string, Record<string, number> | undefined>): SearchFacets {
  return Object.fromEntries(counted.map(({ name, column }) => [name, byColumn[column] ?? {}])) as SearchFacets
}

/** `{a,b,NULL}` of values that need no quotes. */
function itemsOf(array: string): string[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',')
}
