import { searchParameters } from '#kernel/search/address.ts'
import { calendarSearch } from '#features/activities/calendar-items/calendar-search.ts'
import { vacancySearch } from '#features/vacancies/search/search.ts'
import { mapSearch } from '#features/social-map/search/search.ts'
import { helpSearch } from '#features/one-on-one/search/search.ts'
import type { Page } from './pages.ts'

/** Every search with a page. Not in the page table itself, because the browser loads that too, and a search would bring all its texts. */
export const searches = [calendarSearch, helpSearch, mapSearch, vacancySearch]

/** The parameters that give a page separate cache entries; null for a page that is not cached. */
export function keptParameters({ path, keep }: Page): readonly string[] | null {
  if (keep !== 'search') return keep ?? null
  const search = searches.find(({ page }) => page === `/${path}`)
  if (!search) throw new Error(`No search is declared for the page /${path}: it is missing in src/app/searches.ts.`)
  return searchParameters(search)
}
