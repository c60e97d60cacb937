import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { rowQuery, type RowFacts, rowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { emptySearch } from '#features/vacancies/search/search-address.ts'
import { needsOf } from './questions.ts'
import { becauseInWords, reasonsFor } from './why-fits.ts'

const shown = 6

/**
 * What suits somebody: whatever has what they need, those first of which most can be said. It is looked for by all they like,
 * and by each liking alone, so that one answer too many does not end in nothing.
 */
export async function fetchSuggestions(api: Client, search: VacancySearch, locale: Locale): Promise<RowFacts[]> {
  const { theme, daypart, commitment } = search
  const likings = [{ theme, daypart, commitment }, { theme, daypart }, { theme }, { daypart, commitment }]
  const asked = [...new Map(likings.map((liking) => ({ ...emptySearch, ...needsOf(search), ...liking })).map((one) => [JSON.stringify(one), one])).values()]
  const found = await Promise.all(
    asked.map(
      async (one) => (await api.vacancies.search(vacancySearch, one, { ...rowQuery(locale), sort: '-published_at', page: { number: 1, size: 24 } })).items,
    ),
  )
  const each = [...new Map(found.flat().map((one) => [one.id, one])).values()].map((one) => ({ one, reasons: reasonsFor(search, one) }))
  // A theme is what one goes for: where two have as many reasons it comes first.
  const weight = ({ one, reasons }: (typeof each)[number]) => 2 * reasons.length + (theme.some((code) => one.themes.includes(code)) ? 1 : 0)
  const hasLikings = theme.length + daypart.length + commitment.length + search.suitable.filter((code) => code !== 'wheelchair').length > 0
  return each
    .filter(({ reasons }) => reasons.length > 0 || !hasLikings)
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, shown)
    .map(({ one, reasons }) => {
      const why = becauseInWords(reasons, locale)
      return { ...rowFacts(one, locale), ...(why && { why }) }
    })
}
