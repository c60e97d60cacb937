import { today } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { rowQuery, type RowFacts, rowFacts } from '#features/vacancies/presentation/row-facts.ts'

/** The newest open vacancies and their number. Uses the list, because the search would count all facets too. */
export async function fetchNewest(api: Client, { locale, size }: { locale: Locale; size: number }): Promise<{ rows: RowFacts[]; total: number }> {
  const { items, total } = await api.vacancies.list({
    ...rowQuery(locale),
    filter: { statusEq: 'published', validThroughGteq: today() },
    page: { size },
  })
  return { rows: items.map((item) => rowFacts(item, locale)), total }
}

/** The vacancies that the center puts first today. */
export async function fetchFirst(api: Client, { locale, size }: { locale: Locale; size: number }): Promise<RowFacts[]> {
  const { items } = await api.vacancies.list({ ...rowQuery(locale), filter: { first: true }, page: { size } })
  return items.map((item) => rowFacts(item, locale))
}
