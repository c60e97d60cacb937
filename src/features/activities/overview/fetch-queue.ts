import { daysBetween } from '#kernel/i18n/dates.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { statusWords } from '#features/activities/model/code-words.ts'
import { queueWords } from './queue-words.ts'

/** More than anybody decides in one sitting; the rest follow as these are decided. */
const shown = 50

/** The activities that wait and those with other words, longest first, and how many there are in all. */
export async function fetchQueue(api: Client, now = new Date()) {
  const { items, total } = await api.activities.list({
    include: ['organization'],
    fields: { activities: ['title', 'categories', 'statusSince', 'proposedSince', 'organization'], organizations: ['name'] },
    filter: { waiting: true },
    sort: 'statusSince',
    page: { size: shown },
  })
  const waiting = items.map((item) => ({ ...item, since: item.proposedSince ?? item.statusSince }))
  return {
    total,
    items: waiting.toSorted((a, b) => (a.since < b.since ? -1 : 1)).map((item) => ({ ...item, days: daysBetween(item.since, now) })),
  }
}

export type Queue = Awaited<ReturnType<typeof fetchQueue>>

/** The decisions on an activity that waited, by audit event. */
export const activityDecisions = {
  type: 'activities',
  eventPrefix: 'activity',
  to: { published: statusWords.published, denied: queueWords.deniedNow },
} as const
