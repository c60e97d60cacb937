import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'

const include = ['organization', 'image', 'vacancy'] as const
/** The dates to come that the panel shows. */
const shownDates = 5

/** One activity with its next dates, and all that its keepers need to decide; null when it does not exist (any more). */
export async function fetchActivity(api: Client, id: string) {
  const [activity, dates] = await Promise.all([
    nullIfNotFound(api.activities.get(id, { include })),
    api.activityOccurrences.list({
      filter: { activityIdEq: id, upcoming: true } as never,
      fields: { activity_occurrences: ['localStart', 'startsAt', 'status', 'reason'] },
      page: { size: shownDates },
    }),
  ])
  return activity && { ...activity, dates: dates.items, moreDates: Math.max(0, dates.total - shownDates) }
}

export type ActivityFacts = NonNullable<Awaited<ReturnType<typeof fetchActivity>>>
