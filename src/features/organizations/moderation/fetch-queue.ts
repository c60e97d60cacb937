import { daysBetween } from '#kernel/i18n/dates.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'

const ask = {
  include: ['logo', 'profile'],
  fields: { organizations: ['name', 'createdAt', 'logo', 'profile'], organization_profiles: ['themes'] },
} as const
/** More than anybody decides in one sitting; the rest follow as these are decided. */
const shown = 50

/** Pending organizations, oldest first, and how many there are in all. */
export async function fetchQueue(api: Client, now = new Date()) {
  const { items, total } = await api.organizations.list({ ...ask, filter: { statusEq: 'pending' }, sort: 'createdAt', page: { size: shown } })
  return { total, items: items.map((item) => ({ ...item, days: daysBetween(item.createdAt, now) })) }
}

export type Queue = Awaited<ReturnType<typeof fetchQueue>>
