import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { calendarAddress, emptyCalendar } from '#features/activities/public-pages/calendar-address.ts'
import { type ItemRow, itemRow } from '#features/activities/public-pages/item-row.ts'
import { fetchCalendar } from '#features/activities/public-pages/web/load-calendar.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import type { BlockQuery } from '#features/pages/blocks/web/block-query.ts'
import type { activitiesBlock } from './activities.ts'

export type ActivityOnce = { row: ItemRow; day: string; /** How many dates it has after this one. */ later: number }
export type ActivitiesFacts = { activities: ActivityOnce[]; /** The address of all of them. */ all: string }

/** What begins in the coming four weeks: each activity once, at its next date. */
export async function fetchActivities(
  { most, themes, free }: ShownOf<typeof activitiesBlock.fields>,
  { api, locale, town, once }: BlockQuery,
): Promise<ActivitiesFacts> {
  const asked = { ...emptyCalendar, category: [...themes], free: free ? (['yes'] as 'yes'[]) : [] }
  const all = calendarAddress(asked)
  const items = await once(`calendar ${all}`, async () =>
    fetchCalendar(api, asked).then(
      ({ items }) => items,
      (error: unknown) => {
        // The site lost its calendar after the page was written.
        if (error instanceof ApiError && error.status === 404) return []
        throw error
      },
    ),
  )
  const next = new Map(
    items
      .filter(({ status }) => status !== 'cancelled')
      .toReversed()
      .map((item) => [item.id, item]),
  )
  const shown = [...next.values()].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)).slice(0, most)
  return { activities: shown.map((item) => ({ row: itemRow(item, locale, town), day: longDay(locale, item.day), later: item.laterDates })), all }
}
