import type { Theme } from '#features/organizations/model/themes.ts'
import type { Commitment } from '#features/vacancies/model/states.ts'
import { type RowFacts, rowFacts, rowQuery } from '#features/vacancies/presentation/row-facts.ts'
import { emptySearch } from '#features/vacancies/search/search-address.ts'
import { type VacancySearch, vacancySearch } from '#features/vacancies/search/search.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { becauseWords as words } from './messages.ts'
import { needsOf } from './questions.ts'

export type Fitted = { themes: readonly Theme[]; commitment: Commitment | null; dayparts: readonly string[] | null; suitableFor: readonly string[] | null }
type Reason = keyof Omit<typeof words, 'because'>

const whens = ['morning', 'afternoon', 'evening', 'sat', 'sun'] as const
const whoms = ['alone', 'one_on_one', 'small_group', 'family'] as const
const lists = { nl: new Intl.ListFormat('nl', { type: 'conjunction' }), en: new Intl.ListFormat('en', { type: 'conjunction' }) }

/** The visitor's answers that this vacancy matches. Each reason comes from a field, and disappears when the field does (domain §5.2). */
export function reasonsFor({ theme, daypart, suitable, commitment }: VacancySearch, vacancy: Fitted): Reason[] {
  const parts = (vacancy.dayparts ?? []).flatMap((one) => one.split('_'))
  const liked = theme.find((one) => vacancy.themes.includes(one))
  const when = whens.find((one) => daypart.includes(one) && parts.includes(one))
  const whom = whoms.find((one) => suitable.includes(one) && vacancy.suitableFor?.includes(one))
  return [
    ...(when ? [`at_${when}` as const] : []),
    ...(liked ? [liked] : []),
    ...(whom ? [`on_${whom}` as const] : []),
    ...(vacancy.commitment && commitment.includes(vacancy.commitment) ? [vacancy.commitment] : []),
  ]
}

/** 'Omdat je op zaterdag kunt en van kunst en muziek houdt.' Three reasons at most, because people do not read more. */
export function becauseInWords(reasons: readonly Reason[], locale: Locale): string | null {
  if (reasons.length === 0) return null
  return say(locale, words.because, { what: lists[locale].format(reasons.slice(0, 3).map((reason) => say(locale, words[reason]))) })
}

const shown = 6

/**
 * Vacancies that meet all requirements, those with most matching preferences first. Searches by all preferences together and by
 * each one alone, so that one answer too many does not leave nothing.
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
  // Between vacancies with as many reasons, the one with a matching theme comes first.
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
