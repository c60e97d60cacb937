import type { Client } from '#kernel/jsonapi/client/client.ts'

/** As many as one reads through; the calendar has them all. */
const most = 24

/** The dates of an activity that are to come, for those who keep it, and how many more there are. */
export async function fetchDates(api: Pick<Client, 'activityOccurrences'>, activityId: string) {
  const { items, total } = await api.activityOccurrences.list({
    filter: { activityIdEq: activityId, upcoming: true } as never,
    fields: { activity_occurrences: ['localStart', 'localEnd', 'status', 'note', 'reason'] },
    page: { size: most },
  })
  return { dates: items, more: Math.max(0, total - items.length) }
}

export type ShownDates = Awaited<ReturnType<typeof fetchDates>>
export type ShownDate = ShownDates['dates'][number]
