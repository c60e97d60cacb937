import { daysBetween } from '#kernel/i18n/dates.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'

const ask = {
  include: ['organization', 'image'],
  fields: { vacancies: ['title', 'themes', 'statusSince', 'tile', 'image', 'organization'], organizations: ['name'] },
} as const
/** More than anybody reviews in one sitting; the rest follow as these are decided. */
const shown = 50

/** Pending vacancies, oldest first, and how many there are in all. */
export async function fetchQueue(api: Client, now = new Date()) {
  const { items, total } = await api.vacancies.list({ ...ask, filter: { statusEq: 'pending' }, sort: 'statusSince', page: { size: shown } })
  return { total, items: items.map((item) => ({ ...item, days: daysBetween(item.statusSince, now) })) }
}

export type Queue = Awaited<ReturnType<typeof fetchQueue>>
