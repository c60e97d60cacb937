import { useT } from '#kernel/i18n/web/provider.tsx'
import { withoutFilters } from '#kernel/search/address.ts'
import { type SearchFacets, type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { distances, searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { Filters } from './filters.tsx'
import { placeInWords, SearchFields, SearchSheet } from './search-sheet.tsx'

type Props = {
  search: VacancySearch
  facets: SearchFacets
  total: number
  /** The place as it was understood. */
  placeName: string | null
  placeError: string | null
  filterCount: number
}

/** What, where, how far, and the filters. */
export function SearchForm({ search, facets, total, placeName, placeError, filterCount }: Props) {
  const t = useT()
  const place = placeName ?? search.place
  return (
    <SearchSheet
      action="/vacancies/search"
      label={t(words.searchWork)}
      summary={{ what: search.q || t(words.anything), where: placeInWords({ ...search, place }, t) }}
      isOpen={Boolean(placeError)}
      filterCount={filterCount}
      clearHref={searchAddress(search, withoutFilters(vacancySearch))}
      show={t(words.show, { n: total })}
    >
      <SearchFields
        what={t(words.what)}
        q={search.q}
        place={place}
        placeError={placeError}
        km={search.km}
        distances={distances}
        anywhere={t(words.wholeCountry)}
      />
      <Filters search={search} facets={facets} total={total} filterCount={filterCount} />
      {search.sort && <input type="hidden" name="sort" value={search.sort} />}
      {search.view === 'map' && <input type="hidden" name="view" value="map" />}
    </SearchSheet>
  )
}
