import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { maxFavourites } from '#features/favourites/favourite.ts'
import { type ListedVacancy, rowQuery, type RowFacts, rowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { whyClosed } from '#features/vacancies/presentation/why-closed.ts'
import type { VacancyStatus } from '#features/vacancies/model/states.ts'

type Ended = { status: VacancyStatus; closedReason: string | null; validThrough: string }

/** The favourites of a signed-in person, newest first. */
export async function fetchFavourites(api: Client, { locale, size = maxFavourites }: { locale: Locale; size?: number }) {
  const { include, fields } = ask(locale)
  const { items, total } = await api.favourites.list({
    include: ['vacancy', ...include.map((path) => `vacancy.${path}` as const)],
    fields: { favourites: ['vacancy'], ...fields },
    page: { size },
  })
  return { rows: items.flatMap(({ vacancy }) => (vacancy ? [keptRow(vacancy as unknown as ListedVacancy & Ended, locale)] : [])), total }
}

/** The favourites of a visitor, from the ids in the cookie. Lists leave out vacancies that have ended, so those are fetched one by one. */
export async function fetchByIds(api: Client, ids: readonly string[], locale: Locale): Promise<RowFacts[]> {
  const asked = ask(locale)
  const { items } = ids.length > 0 ? await api.vacancies.list({ ...asked, filter: { idIn: [...ids] }, page: { size: ids.length } }) : { items: [] }
  const open = new Map(items.map((item) => [item.id, item]))
  const found = await Promise.all(ids.map(async (id) => open.get(id) ?? (await nullIfNotFound(api.vacancies.get(id, asked)))))
  return found.flatMap((one) => (one ? [keptRow(one as unknown as ListedVacancy & Ended, locale)] : []))
}

function ask(locale: Locale) {
  const { include, fields } = rowQuery(locale)
  return { include, fields: { ...fields, vacancies: [...fields.vacancies, 'status', 'closedReason', 'validThrough'] as const } }
}

function keptRow(vacancy: ListedVacancy & Ended, locale: Locale): RowFacts {
  const ended = whyClosed(vacancy)
  return { ...rowFacts(vacancy, locale), isKept: true, ...(ended && { ended }) }
}
