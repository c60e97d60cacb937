import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client.ts'
import { rowAsk, type RowFacts, rowFacts } from '#features/vacancies/row-facts.ts'
import { type SearchFacets, type VacancySearch, vacancySearch } from '#features/vacancies/search.ts'
import { sortOf } from '#features/vacancies/search-address.ts'

/** Where the search was made from, and other towns of that name. */
export type FoundPlace = { name: string; lat: number; lng: number; namesakes: string[] }
export type Found = { rows: RowFacts[]; total: number; facets: SearchFacets; place: FoundPlace | null }

/** One call of the search, its answer in words. */
export async function fetchVacancies(api: Client, search: VacancySearch, { locale, size }: { locale: Locale; size: number }): Promise<Found> {
  const { items, total, meta, facets } = await api.vacancies.search(vacancySearch, search, {
    ...rowAsk(locale),
    sort: sortOf(search),
    page: { number: search.page, size },
  })
  return {
    rows: items.map((item) => rowFacts(item, locale)),
    total,
    facets,
    place: (meta['place'] as Found['place']) ?? null,
  }
}
