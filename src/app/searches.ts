import { searchParameters } from '#kernel/search/address.ts'
import { vacancySearch } from '#features/vacancies/search/search.ts'
import type { Page } from './pages.ts'

/** Every search with a page. Not in the table of pages itself: that goes to the browser too, and a search brings all its words. */
export const searches = [vacancySearch]

/** The parameters by which a page has cache entries of its own; null for a page that is not cached. */
export function keptParameters({ path, keep }: Page): readonly string[] | null {
  if (keep !== 'search') return keep ?? null
  const search = searches.find(({ page }) => page === `/${path}`)
  if (!search) throw new Error(`No search is declared for the page /${path}: it is missing in src/app/searches.ts.`)
  return searchParameters(search)
}
