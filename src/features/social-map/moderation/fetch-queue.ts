import { daysBetween } from '#kernel/i18n/dates.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { statusWords } from '#features/social-map/model/status-words.ts'

/** More than anybody decides in one sitting; the rest follow as these are decided. */
const shown = 50

/** The entries that wait, longest first, and how many there are in all. */
export async function fetchQueue(api: Client, now = new Date()) {
  const { items, total } = await api.socialMapEntries.list({
    include: ['organization'],
    fields: { social_map_entries: ['name', 'themes', 'statusSince', 'organization'], organizations: ['name'] },
    filter: { statusEq: 'pending' },
    sort: 'statusSince',
    page: { size: shown },
  })
  return { total, items: items.map((item) => ({ ...item, days: daysBetween(item.statusSince, now) })) }
}

export type Queue = Awaited<ReturnType<typeof fetchQueue>>

/** The decisions on an entry that waited, by audit event. */
export const entryDecisions = {
  type: 'social_map_entries',
  eventPrefix: 'social_map',
  actions: ['social_map.approved', 'social_map.denied'],
  to: { active: statusWords.active, draft: { nl: 'Teruggestuurd', en: 'Sent back' } },
} as const
