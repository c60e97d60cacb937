import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client.ts'
import { type ListedVacancy, type RowFacts, rowFacts, rowFields } from '#features/vacancies/row-facts.ts'
import { type Search, sortOf } from '#features/vacancies/search-address.ts'

export type Facets = Record<'theme' | 'commitment' | 'daypart', Record<string, number | undefined>>
/** Where the search was made from, and other towns of that name. */
export type FoundPlace = { name: string; lat: number; lng: number; namesakes: string[] }
export type Found = { rows: RowFacts[]; total: number; facets: Facets; place: FoundPlace | null }

/** One call of the search, its answer in words. */
export async function fetchVacancies(api: Client, search: Search, { locale, size }: { locale: Locale; size: number }): Promise<Found> {
  const { q, themes, dayparts, commitments, place, km, page } = search
  const { items, total, meta } = await api.readList<ListedVacancy>('vacancies/search', {
    filter: { search: q, withTheme: themes, withDaypart: dayparts, commitment: commitments, place, km: place === '' ? null : km },
    sort: sortOf(search),
    include: ['organization'],
    fields: rowFields(locale),
    page: { number: page, size },
  })
  const facets = (meta['facets'] ?? {}) as Partial<Facets>
  return {
    rows: items.map((item) => rowFacts(item, locale)),
    total,
    facets: { theme: facets.theme ?? {}, commitment: facets.commitment ?? {}, daypart: facets.daypart ?? {} },
    place: (meta['place'] as Found['place']) ?? null,
  }
}
