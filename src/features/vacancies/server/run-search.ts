import type { Database } from '#kernel/db/server/database.ts'
import type { Point } from '#features/places/place.ts'
import type { SearchFacets, VacancySearch } from '#features/vacancies/search.ts'

/** The page's vacancies in order, with kilometres where there is a place to count from. */
export type SearchHits = { hits: { id: string; km: number | null }[]; total: number; facets: SearchFacets }

const text = 'select ids, distances, total, facets from search_vacancies($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)'

/** Asks the search function (migration 0010): ids, total and facets in one call. */
export async function runSearch(
  db: Database,
  centerId: string,
  search: VacancySearch,
  from: Point | null,
  page: { size: number; offset: number },
): Promise<SearchHits> {
  const { words, themes, dayparts, commitments, suitable, km, sort } = search
  const values = [words, themes, dayparts, commitments, suitable, from?.lat ?? null, from?.lng ?? null, from ? km : null, sort, page.size, page.offset]
  const [rows] = await db.read(centerId, [{ name: 'search_vacancies', text, values }])
  const [ids, distances, total, facets] = rows![0]!
  const kilometres = itemsOf(distances!)
  return {
    hits: itemsOf(ids!).map((id, index) => ({ id, km: kilometres[index] === 'NULL' ? null : Math.round(Number(kilometres[index]) * 10) / 10 })),
    total: Number(total),
    facets: JSON.parse(facets!) as SearchFacets,
  }
}

/** `{a,b,NULL}` of values that need no quotes. */
function itemsOf(array: string): string[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',')
}
