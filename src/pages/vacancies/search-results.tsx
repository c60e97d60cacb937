import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { countFilters } from '#kernel/search/address.ts'
import { LinkButton } from '#design/button/link-button.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { SearchAlertForm } from '#features/saved-searches/web/search-alert-form.tsx'
import { mapWords } from '#features/vacancies/map/map-messages.ts'
import { vacancySearch } from '#features/vacancies/search/search.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { ActiveFilters } from '#features/vacancies/search/web/active-filters.tsx'
import { NearFound } from '#features/vacancies/search/web/near-found.tsx'
import { NothingFound } from '#features/vacancies/search/web/nothing-found.tsx'
import { ResultsHead } from '#features/vacancies/search/web/results-head.tsx'
import { SearchForm } from '#features/vacancies/search/web/search-form.tsx'
import { VacancyMap } from '#features/vacancies/map/web/vacancy-map.tsx'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import type { loadResults } from './load-results.ts'

type Props = Awaited<ReturnType<typeof loadResults>> & { signedIn: boolean }

/** What was found, as a list with a map beside it. */
export function SearchResults({ town, search, placeError, rows, near, total, exact, nearThemes, shared, facets, place, map, size, phone, signedIn }: Props) {
  const t = useT()
  const shown = [...rows, ...near]
  const isMap = search.view === 'map'
  // What is not found has no cards: then the words are the screen.
  const isScreen = isMap && rows.length > 0
  const from = place ? `?from=${encodeURIComponent(place.name)}` : ''
  const hrefOf = (id: string) => `/vacancies/${id}${from}`
  return (
    <>
      <SearchForm
        search={search}
        facets={facets}
        total={total}
        placeName={place && place.namesakes.length > 0 ? place.name : null}
        placeError={placeError}
        filterCount={countFilters(vacancySearch, search)}
      />
      {isScreen && (
        <a href={searchAddress(search, { view: 'list', page: search.page })} className="map-back">
          <Icon name="arrow-left-bold" size={22} />
          <span className="sr-only">{t(mapWords.toList)}</span>
        </a>
      )}
      <highlight-pairs
        className={clsx('flex flex-col lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] xl:grid-cols-[minmax(0,46rem)_1fr]', isScreen && 'map-screen')}
      >
        <section aria-label={t(words.results)} className={clsx('map-list wrap-wide lg:!pr-8 py-6', isMap && 'max-lg:order-2')}>
          <ResultsHead search={search} total={exact} place={placeError ? null : place} town={town} />
          <ActiveFilters search={search} />
          {shown.length === 0 && <NothingFound search={search} total={total} />}
          {rows.length > 0 && <VacancyRows rows={rows} heading="h2" query={from} withHeart />}
          {exact < 3 && <NearFound {...{ search, near, exact, nearThemes, shared, phone }} query={from} />}
          {total > size && (
            <div className="border-t border-line pt-5">
              <Pagination
                label={t(words.pages)}
                page={search.page}
                pages={Math.ceil(total / size)}
                href={(page) => searchAddress(search, { page })}
                words={{ previous: t(words.previous), next: t(words.next), page: (page) => t(words.page, { page }) }}
              />
              {shown.length > 0 && (
                <p className="mt-3 text-center text-text-soft">
                  {t(words.range, { first: (search.page - 1) * size + 1, last: (search.page - 1) * size + shown.length, total })}
                </p>
              )}
            </div>
          )}
          <SearchAlertForm search={search} signedIn={signedIn} />
        </section>
        <section
          aria-label={t(mapWords.map)}
          className={
            isMap
              ? 'map-box relative h-[70vh] lg:h-auto lg:border-l border-line max-lg:overflow-hidden max-lg:order-1 max-lg:mt-4'
              : 'hidden lg:block relative border-l border-line'
          }
        >
          <div className="absolute inset-0 lg:sticky lg:top-0 lg:h-screen lg:max-h-full overflow-hidden">
            <VacancyMap map={map} rows={shown} isLive={isMap} hrefOf={hrefOf} />
          </div>
        </section>
      </highlight-pairs>
      {(isMap || shown.length > 0) && (
        <p className="map-switch lg:hidden sticky bottom-4 flex justify-center pb-4 pointer-events-none">
          <LinkButton
            href={searchAddress(search, { view: isMap ? 'list' : 'map' })}
            icon={isMap ? 'list' : 'map-trifold'}
            className="shadow-float pointer-events-auto"
          >
            {t(isMap ? words.showList : words.showMap)}
          </LinkButton>
        </p>
      )}
    </>
  )
}
