import { chipsOf } from '#kernel/search/address.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { readSearch, searchAddress } from '#features/vacancies/search/search-address.ts'
import { savedSearchWords as words } from './messages.ts'

/** What a search asks for, in one spelling: without its order, its page and how it is shown. */
export function savedQueryOf(search: VacancySearch): string {
  return searchAddress(search, { sort: null, view: 'list', step: '1', page: 1 }).split('?')[1] ?? ''
}

/**
 * The search that was kept. Filters may have gone since: what is not known any more is left out, and where nothing is left of it
 * there is no search, for it would find everything.
 */
export function parseSavedQuery(query: string): VacancySearch | null {
  const search = readSearch(new URLSearchParams(query))
  return query !== '' && savedQueryOf(search) === '' ? null : search
}

/** '‘piano’, Muziek, Hele zaterdag, tot 10 km van Arnhem'. */
export function searchInWords(query: string, locale: Locale): string {
  const search = parseSavedQuery(query)
  if (!search) return say(locale, words.filtersGone)
  const { q, place, km } = search
  const parts = [
    ...(q === '' ? [] : [`‘${q}’`]),
    ...chipsOf(vacancySearch, search, locale).map(({ label }) => label),
    ...(place === '' ? [] : [km === null ? place : say(locale, words.around, { km, place })]),
  ]
  return parts.length > 0 ? parts.join(', ') : say(locale, words.everything)
}
