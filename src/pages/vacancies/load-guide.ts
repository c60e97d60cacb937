import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { fetchFavouriteIds } from '#features/favourites/fetch-favourites.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { fetchSuggestions } from '#features/vacancies/guide/fetch-suggestions.ts'
import { markFavourites } from '#features/vacancies/presentation/row-facts.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { emptySearch } from '#features/vacancies/search/search-address.ts'
import { fetchVacancies } from '#features/vacancies/search/web/fetch-vacancies.ts'

/** As many pictures as can be looked at. */
const tilesShown = 12

/** One question, or what suits. Themes without a place are not asked for. */
export async function loadGuide(api: Client, search: VacancySearch, locale: Locale, signedIn: boolean) {
  if (search.step !== 'done') {
    const { facets } = search.step === '1' ? await fetchVacancies(api, emptySearch, { locale, size: 1 }) : { facets: null }
    const asked = themes.filter((theme) => facets?.theme[theme]).toSorted((a, b) => facets!.theme[b]! - facets!.theme[a]!)
    return { search, themes: asked.slice(0, tilesShown), rows: null }
  }
  const [rows, kept] = await Promise.all([fetchSuggestions(api, search, locale), signedIn ? fetchFavouriteIds(api) : new Set<string>()])
  return { search, themes: [], rows: markFavourites(rows, kept) }
}
