import { chipsOf } from '#kernel/search/address.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { readSearch, searchAddress } from '#features/vacancies/search/search-address.ts'
import { savedSearchWords as words } from './messages.ts'

/** A search as a normalised query string, without order, page and view. */
export function savedQueryOf(search: VacancySearch): string {
  return searchAddress(search, { sort: null, view: 'list', step: '1', page: 1 }).split('?')[1] ?? ''
}

/** Parses a saved query. Leaves out filters that no longer exist; null where nothing remains, since an empty search would find everything. */
export function parseSavedQuery(query: string): VacancySearch | null {
  const search = readSearch(new URLSearchParams(query))
  return query !== '' && savedQueryOf(search) === '' ? null : search
}

/** A search in words: '‘piano’, Muziek, Hele zaterdag, tot 10 km van Arnhem'. */
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
