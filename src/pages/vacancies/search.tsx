import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { languageParameter } from '#kernel/i18n/address-language.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { favouritesIn } from '#features/favourites/favourite-cookie.ts'
import { fetchFavouriteIds } from '#features/favourites/fetch-favourites.ts'
import { favouriteWords } from '#features/favourites/messages.ts'
import { Hearts } from '#features/favourites/web/hearts.tsx'
import { savedSearchWords } from '#features/saved-searches/messages.ts'
import { alertAction, loadAlert } from '#features/saved-searches/web/alert-action.ts'
import { AlertView } from '#features/saved-searches/web/alert-view.tsx'
import { guideWords } from '#features/vacancies/guide/messages.ts'
import { markFavourites } from '#features/vacancies/presentation/row-facts.ts'
import { readSearch, searchAddress } from '#features/vacancies/search/search-address.ts'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { FavouritesView } from '#features/vacancies/favourites/web/favourites-view.tsx'
import { GuideView } from '#features/vacancies/guide/web/guide-view.tsx'
import { fetchByIds, fetchFavourites } from '#features/vacancies/favourites/web/fetch-favourites.ts'
import { useShell, visitContext } from '#shell/context.ts'
import { PageMeta } from '#pages/page-meta.tsx'
import { loadGuide } from './load-guide.ts'
import { loadResults } from './load-results.ts'
import { SearchResults } from './search-results.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { person, locale, center, mapCredit: credit } = context.get(visitContext).shell
  const api = context.get(apiContext)
  const url = new URL(request.url)
  const search = readSearch(url.searchParams)
  const meta = {
    url: new URL(searchAddress({}), request.url).href,
    // In another language it is the same page.
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
    // Only of who has signed in: the page of a visitor is kept for all visitors.
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

/** Its views are about something else than finding; each says what. */
export const handle = {
  title: ({ favourites, alert, guide }: Awaited<ReturnType<typeof loader>>, locale: Locale) => {
    const words = favourites ? favouriteWords.list : alert ? savedSearchWords.askTitle : guide ? guideWords.name : null
    return words && say(locale, words)
  },
}

export default function SearchPage() {
  const outcome = useActionData<typeof action>()
  const { meta, favourites, alert, guide, results } = useLoaderData<typeof loader>()
  const { path, person } = useShell()
  return (
    <>
      <PageMeta {...meta} />
      {favourites && <FavouritesView {...favourites} />}
      {alert && <AlertView {...(outcome ?? alert)} />}
      {guide && <GuideView {...guide} />}
      {results && <SearchResults {...results} signedIn={person !== null} />}
      {!alert && <Hearts path={path} isOwn={person !== null} />}
    </>
  )
}
