import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { emptySearch } from '#features/vacancies/search/search-address.ts'
import { type Found, fetchVacancies } from '#features/vacancies/search/web/fetch-vacancies.ts'

/** What a block may ask for while its page is made. */
export type BlockQuery = {
  api: Client
  locale: Locale
  town: string
  phone: string | null
  /** Whom the streets of a map are owed to, where the site has them. */
  mapCredit: string | null
  /** Asks once, however many blocks want to know. */
  once<T>(what: string, ask: () => Promise<T>): Promise<T>
}

/** Keeps what was asked for as long as one page is made. */
export function memoizedClient(): BlockQuery['once'] {
  const asked = new Map<string, Promise<unknown>>()
  return async <T>(what: string, ask: () => Promise<T>) => {
    if (!asked.has(what)) asked.set(what, ask())
    return (await asked.get(what)) as T
  }
}

const usual = 4

/** The newest vacancies, with how many there are of everything. */
export async function newest(
  { api, locale, once }: BlockQuery,
  { size = usual, themes = [] }: { size?: number; themes?: readonly Theme[] } = {},
): Promise<Found> {
  return await once(`newest ${size} ${themes.join()}`, async () => await fetchVacancies(api, { ...emptySearch, theme: [...themes] }, { locale, size }))
}
