import { useT } from '#kernel/i18n/web/provider.tsx'
import { withoutFilters } from '#kernel/search/address.ts'
import { Button } from '#design/button/button.tsx'
import { FieldError } from '#design/field/field.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { PlaceField, PlaceNote } from '#features/places/web/place-field.tsx'
import { type SearchFacets, type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { distances, searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { Filters } from './filters.tsx'
import { PlainForm } from '#design/form/plain-form.tsx'

type Props = {
  search: VacancySearch
  facets: SearchFacets
  total: number
  /** The place as it was understood. */
  placeName: string | null
  placeError: string | null
  filterCount: number
}

/**
 * What, where, how far, and the filters: a GET form. On a phone it is a full-screen sheet, opened by a checkbox so that it needs
 * no script. With script every change searches at once (`live-search.ts`).
 */
export function SearchForm({ search, facets, total, placeName, placeError, filterCount }: Props) {
  const t = useT()
  const place = placeName ?? search.place
  return (
    <live-search className="search-head">
      <input
        type="checkbox"
        id="search-open"
        className="search-open"
        autoComplete="off"
        aria-label={t(words.openFilters)}
        defaultChecked={Boolean(placeError)}
      />
      <label htmlFor="search-open" className="search-summary">
        <Icon name="magnifying-glass" size={22} />
        <span className="flex-1 min-w-0 leading-tight">
          <span className="block font-semibold truncate">{search.q || t(words.anything)}</span>
          <span className="text-text-soft text-[.9375rem]">{placeInWords({ ...search, place }, t)}</span>
        </span>
        <Icon name="sliders-horizontal" size={22} />
        {filterCount > 0 && <span className="count count-alert">{filterCount}</span>}
      </label>
      <PlainForm method="get" action="/vacancies/search" role="search" aria-label={t(words.searchWork)} className="search-sheet">
        <div className="search-sheet-head">
          <label htmlFor="search-open" className="icon-btn -ml-2">
            <Icon name="x-bold" size={22} />
            <span className="sr-only">{t(words.close)}</span>
          </label>
          <p className="text-xl font-semibold flex-1" aria-hidden="true">
            {t(words.filters)}
          </p>
          {filterCount > 0 && (
            <Anchor href={searchAddress(search, withoutFilters(vacancySearch))} className="btn btn-quiet btn-sm">
              {t(words.clear)}
            </Anchor>
          )}
        </div>
        <div className="search-fields">
          <label className="block">
            <span className="label search-label">{t(words.what)}</span>
            <span className="input-icon">
              <Icon name="magnifying-glass" />
              <input className="input" type="search" name="q" defaultValue={search.q} maxLength={100} />
            </span>
          </label>
          <div className={placeError ? 'field has-error' : 'field'}>
            <label className="label search-label" htmlFor="place">
              {t(words.placeOrPostcode)}
            </label>
            {placeError && <FieldError id="place-error">{placeError}</FieldError>}
            <PlaceField
              className="input"
              icon={<Icon name="map-pin" />}
              value={place}
              {...(placeError && { 'aria-invalid': true, 'aria-describedby': 'place-error' })}
            />
          </div>
          <PlaceNote />
          <label className="block">
            <span className="label search-label">{t(words.howFar)}</span>
            <span className="select">
              <select className="input" name="km" defaultValue={search.km ?? ''}>
                {distances.map((km) => (
                  <option key={km} value={km}>
                    {t(words.upTo, { km })}
                  </option>
                ))}
                {search.km !== null && !(distances as readonly number[]).includes(search.km) && (
                  <option value={search.km}>{t(words.upTo, { km: search.km })}</option>
                )}
                <option value="">{t(words.wholeCountry)}</option>
              </select>
              <Icon name="caret-down-bold" size={16} />
            </span>
          </label>
          <Button className="max-md:!hidden">{t(words.search)}</Button>
        </div>
        <Filters search={search} facets={facets} total={total} filterCount={filterCount} />
        {search.sort && <input type="hidden" name="sort" value={search.sort} />}
        {search.view === 'map' && <input type="hidden" name="view" value="map" />}
        <div className="search-sheet-foot">
          <Button size="large" className="w-full">
            {t(words.show, { n: total })}
          </Button>
        </div>
      </PlainForm>
    </live-search>
  )
}

function placeInWords({ place, km }: Pick<VacancySearch, 'place' | 'km'>, t: ReturnType<typeof useT>): string {
  if (place === '') return t(words.everywhere)
  return km === null ? place : t(words.around, { place, km })
}
