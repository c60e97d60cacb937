import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import { emptySearch } from '#features/vacancies/search/search-address.ts'
import { type Found, fetchVacancies } from '#features/vacancies/search/web/fetch-vacancies.ts'

/** The queries that a block may make while its page is rendered. */
export type BlockQuery = {
  api: Client
  locale: Locale
  town: string
  phone: string | null
  /** The attribution of the street map, where the site has one. */
  mapCredit: string | null
  /** Runs a query once, however many blocks need it. */
  once<T>(what: string, ask: () => Promise<T>): Promise<T>
}

/** Keeps results while one page is rendered. */
export function memoizedClient(): BlockQuery['once'] {
  const asked = new Map<string, Promise<unknown>>()
  return async <T>(what: string, ask: () => Promise<T>) => {
    if (!asked.has(what)) asked.set(what, ask())
    return (await asked.get(what)) as T
  }
}

const usual = 4

/** The newest vacancies, with totals. */
export async function newest(
  { api, locale, once }: BlockQuery,
  { size = usual, themes = [] }: { size?: number; themes?: readonly Theme[] } = {},
): Promise<Found> {
  return await once(`newest ${size} ${themes.join()}`, async () => await fetchVacancies(api, { ...emptySearch, theme: [...themes] }, { locale, size }))
}
