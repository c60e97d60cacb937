import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import type { Commitment } from '#features/vacancies/model/states.ts'
import { becauseWords as words } from './messages.ts'

export type Fitted = { themes: readonly Theme[]; commitment: Commitment | null; dayparts: readonly string[] | null; suitableFor: readonly string[] | null }
type Reason = keyof Omit<typeof words, 'because'>

const whens = ['morning', 'afternoon', 'evening', 'sat', 'sun'] as const
const whoms = ['alone', 'one_on_one', 'small_group', 'family'] as const
const lists = { nl: new Intl.ListFormat('nl', { type: 'conjunction' }), en: new Intl.ListFormat('en', { type: 'conjunction' }) }

/** What somebody said that this vacancy says too: each reason can be found again in a field of it, and goes when the field does (domain §5.2). */
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

/** 'Omdat je op zaterdag kunt en van kunst en muziek houdt.' Three at most, for more is not read. */
export function becauseInWords(reasons: readonly Reason[], locale: Locale): string | null {
  if (reasons.length === 0) return null
  return say(locale, words.because, { what: lists[locale].format(reasons.slice(0, 3).map((reason) => say(locale, words[reason]))) })
}
