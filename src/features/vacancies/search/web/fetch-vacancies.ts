import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { rowQuery, type RowFacts, rowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { type SearchFacets, type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import type { SharedVacancy } from '#features/vacancies/search/shared-vacancy.ts'
import type { UnderstoodPart } from '#features/vocabulary/understood-part.ts'
import { sortOf } from '#features/vacancies/search/search-address.ts'

/** The place that distances are measured from, and other towns of that name. */
export type FoundPlace = { name: string; lat: number; lng: number; namesakes: string[] }
export type Found = {
  rows: RowFacts[]
  /** Vacancies that are merely near, after the last page if there are few matches. */
  near: RowFacts[]
  total: number
  /** How many are matches, not merely near. */
  exact: number
  nearThemes: Theme[]
  /** Vacancies of other centers, if there are few matches. */
  shared: SharedVacancy[]
  /** The parts of the question as they were read. */
  understood: UnderstoodPart[]
  facets: SearchFacets
  place: FoundPlace | null
}

/** Runs the search, and puts the results in words. */
export async function fetchVacancies(api: Client, search: VacancySearch, { locale, size }: { locale: Locale; size: number }): Promise<Found> {
  const { items, total, meta, facets } = await api.vacancies.search(vacancySearch, search, {
    ...rowQuery(locale),
    sort: sortOf(search),
    page: { number: search.page, size },
  })
  return {
    rows: items.filter(({ meta: { isNear } }) => !isNear).map((item) => rowFacts(item, locale)),
    near: items.filter(({ meta: { isNear } }) => isNear).map((item) => rowFacts(item, locale)),
    total,
    exact: Number(meta['exact'] ?? total),
    nearThemes: (meta['nearThemes'] as Theme[] | undefined) ?? [],
    shared: (meta['shared'] as SharedVacancy[] | undefined) ?? [],
    understood: (meta['understood'] as UnderstoodPart[] | undefined) ?? [],
    facets,
    place: (meta['place'] as Found['place']) ?? null,
  }
}
