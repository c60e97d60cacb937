import { readAddress, writeAddress } from '#kernel/search/address.ts'
import { emptyOf } from '#kernel/search/search.ts'
import { type SearchSort, type VacancySearch, vacancySearch } from './search.ts'

/** The distances that the page offers; an address may have another. */
export const distances = [5, 10, 25] as const

export const emptySearch: VacancySearch = emptyOf(vacancySearch)

export const readSearch = (parameters: URLSearchParams): VacancySearch => readAddress(vacancySearch, parameters)

export const searchAddress = (search: Partial<VacancySearch>, change: Partial<VacancySearch> = {}): string => writeAddress(vacancySearch, search, change)

/** The order of the results: the chosen one, or the default if none was chosen or it does not apply to this search. */
export function sortOf({ sort, q, place }: Pick<VacancySearch, 'sort' | 'q' | 'place'>): SearchSort {
  if (sort && !(sort === 'distance' && place === '') && !(sort === 'relevance' && q === '')) return sort
  return q !== '' ? 'relevance' : place !== '' ? 'distance' : '-published_at'
}
