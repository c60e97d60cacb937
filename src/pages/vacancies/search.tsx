import clsx from 'clsx'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { favouritesIn } from '#features/favourites/favourite-cookie.ts'
import { fetchFavouriteIds } from '#features/favourites/fetch-favourites.ts'
import { favouriteWords } from '#features/favourites/messages.ts'
import { Hearts } from '#features/favourites/web/hearts.tsx'
import { themes } from '#features/organizations/model/themes.ts'
import { savedSearchWords } from '#features/saved-searches/messages.ts'
import { AlertView, alertAction, loadAlert } from '#features/saved-searches/web/alert-view.tsx'
import { SearchAlertForm } from '#features/saved-searches/web/search-alert-form.tsx'
import { FavouritesView } from '#features/vacancies/favourites/web/favourites-view.tsx'
import { fetchByIds, fetchFavourites } from '#features/vacancies/favourites/web/fetch-favourites.ts'
import { fetchSuggestions } from '#features/vacancies/guide/suggestions.ts'
import { guideWords } from '#features/vacancies/guide/messages.ts'
import { GuideView } from '#features/vacancies/guide/web/guide-view.tsx'
import { mapWords } from '#features/vacancies/map/map-messages.ts'
import { VacancyMap } from '#features/vacancies/map/web/vacancy-map.tsx'
import { markFavourites } from '#features/vacancies/presentation/row-facts.ts'
import { VacancyRows } from '#features/vacancies/presentation/web/vacancy-rows.tsx'
import { emptySearch, readSearch, searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { NothingFound, ResultsHead, asksForAll } from '#features/vacancies/search/web/results-head.tsx'
import { ChosenFilters } from '#features/vacancies/search/web/chosen-filters.tsx'
import { fetchVacancies } from '#features/vacancies/search/web/fetch-vacancies.ts'
import { NearFound } from '#features/vacancies/search/web/near-found.tsx'
import { Understood } from '#features/vacancies/search/web/understood.tsx'
import { SearchForm } from '#features/vacancies/search/web/search-form.tsx'
import { languageParameter } from '#kernel/i18n/address-language.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { chipsOf, countFilters } from '#kernel/search/address.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { useShell, visitContext } from '#shell/context.ts'
import { loadResults } from './load-results.ts'

/** Tiles to choose from, at most. */
const tilesShown = 12

/** A step of the guided search, or its suggestions. Themes without vacancies are not offered. */
async function loadGuide(api: Client, search: VacancySearch, locale: Locale, signedIn: boolean) {
  if (search.step !== 'done') {
    const { facets } = search.step === '1' ? await fetchVacancies(api, emptySearch, { locale, size: 1 }) : { facets: null }
    const asked = themes.filter((theme) => facets?.theme[theme]).toSorted((a, b) => facets!.theme[b]! - facets!.theme[a]!)
    return { search, themes: asked.slice(0, tilesShown), rows: null }
  }
  const [rows, kept] = await Promise.all([fetchSuggestions(api, search, locale), signedIn ? fetchFavouriteIds(api) : new Set<string>()])
  return { search, themes: [], rows: markFavourites(rows, kept) }
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { person, locale, center, mapCredit: credit } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const search = readSearch(url.searchParams)
  const meta = {
    url: new URL(searchAddress({}), request.url).href,
    // The same page in another language is not excluded.
    hidden: [...url.searchParams.keys()].some((name) => name !== languageParameter),
    description: say(locale, words.description, { town: center.town }),
    title: say(locale, words.searchWork),
  }
  if (search.view === 'favourites') {
    const cookies = request.headers.get('cookie')
    const rows = person ? (await fetchFavourites(api, { locale })).rows : await fetchByIds(api, favouritesIn(cookies), locale)
    return { meta, favourites: { rows, isStranger: person === null } }
  }
  if (search.view === 'alert') return { meta, alert: await loadAlert({ api, locale, search, key: url.searchParams.get('key'), signedIn: person !== null }) }
  if (search.view === 'guide') return { meta, guide: await loadGuide(api, search, locale, person !== null) }
  const [results, kept] = await Promise.all([
    loadResults(api, { search, locale, center, credit }),
    // Only for signed-in people, because a visitor's page is cached for all visitors.
    person ? fetchFavouriteIds(api) : new Set<string>(),
  ])
  return { meta, results: { ...results, rows: markFavourites(results.rows, kept), near: markFavourites(results.near, kept) } }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { person, locale } = context.get(visitContext).shell
  const { searchParams } = new URL(request.url)
  const ask = { api: context.get(apiContext), locale, search: readSearch(searchParams), key: searchParams.get('key'), signedIn: person !== null }
  return await alertAction(ask, await request.formData())
}

/** Views that show something other than results have a title of their own. */
export const handle = {
  title: ({ favourites, alert, guide }: Awaited<ReturnType<typeof loader>>, locale: Locale) => {
    const words = favourites ? favouriteWords.list : alert ? savedSearchWords.askTitle : guide ? guideWords.name : null
    return words && say(locale, words)
  },
}

export default function SearchPage() {
  const outcome = useAnswer<typeof action>()
  const { meta, favourites, alert, guide, results } = useLoaderData<typeof loader>()
  const { path, person } = useShell()
  return (
    <>
      <PageMeta {...meta} />
      <link rel="alternate" type="application/atom+xml" href="/vacancies/atom.xml" title={meta.title} />
      {favourites && <FavouritesView {...favourites} />}
      {alert && <AlertView {...(outcome ?? alert)} />}
      {guide && <GuideView {...guide} />}
      {results && <SearchResults {...results} signedIn={person !== null} />}
      {!alert && <Hearts path={path} isOwn={person !== null} />}
    </>
  )
}

type Props = Awaited<ReturnType<typeof loadResults>> & { signedIn: boolean }

/** The results, as a list with a map beside it. */
function SearchResults({
  town,
  search,
  placeError,
  rows,
  near,
  total,
  exact,
  nearThemes,
  shared,
  understood,
  facets,
  place,
  map,
  size,
  phone,
  signedIn,
}: Props) {
  const t = useT()
  const shown = [...rows, ...near]
  const isMap = search.view === 'map'
  // Nothing is there at all: other themes have nothing either.
  const isEmpty = total === 0 && asksForAll(search)
  // Without results there are no cards, so the text fills the screen.
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
          <Understood q={search.q} parts={understood} hrefOf={(q) => searchAddress(search, { q })} />
          <ChosenFilters chips={chipsOf(vacancySearch, search, useLocale())} />
          {shown.length === 0 && <NothingFound search={search} total={total} />}
          {rows.length > 0 && <VacancyRows rows={rows} heading="h2" query={from} withHeart isGrouped={!isMap} />}
          {exact < 3 && <NearFound {...{ search, near, exact, shared, phone }} nearThemes={isEmpty ? [] : nearThemes} query={from} />}
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
