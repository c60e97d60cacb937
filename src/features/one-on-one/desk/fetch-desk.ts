import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { emptyMapSearch, mapSearch } from '#features/social-map/search/search.ts'
import { categoryTiles, categoryWords, frequencyWords } from '#features/one-on-one/model/code-words.ts'
import { endedStatuses, type HelpStatus } from '#features/one-on-one/model/codes.ts'

/** The tabs of the desk, each with the states in it. */
export const deskTabs = {
  pending: ['pending'],
  open: ['open'],
  proposed: ['proposed'],
  matched: ['matched'],
  ended: endedStatuses,
} as const satisfies Record<string, readonly HelpStatus[]>
export type DeskTab = keyof typeof deskTabs
export const isDeskTab = (name: string | null): name is DeskTab => name !== null && Object.hasOwn(deskTabs, name)

/** What the list shows: no word that anybody wrote but the title, so that reading it leaves no trace. */
const listFields = ['kind', 'category', 'title', 'firstName', 'frequency', 'status', 'statusSince', 'submittedAt', 'isOnPaper'] as const
const mostInList = 100

/** The queue of one tab, oldest first, and how many each tab has. */
export async function fetchDesk(api: Client, { tab, locale, now }: { tab: DeskTab; locale: Locale; now: Date }) {
  const { items, total, meta } = await api.helpRequests.list({
    filter: { statusIn: [...deskTabs[tab]] },
    fields: { help_requests: listFields },
    sort: tab === 'ended' ? '-statusSince' : 'statusSince',
    page: { size: mostInList },
    counts: 'status',
  })
  const counts = (meta['counts'] ?? {}) as Partial<Record<HelpStatus, number>>
  return {
    rows: items.map(({ id, firstName, title, category, frequency, submittedAt, statusSince, isOnPaper, status }) => ({
      id,
      name: firstName ?? '',
      title: title ?? '',
      about: [category && say(locale, categoryWords[category]), frequency && say(locale, frequencyWords[frequency])].filter(Boolean).join('. '),
      tile: categoryTiles[category ?? 'other'],
      days: Math.floor((now.getTime() - Date.parse(submittedAt ?? statusSince ?? now.toISOString())) / 86_400_000),
      isOnPaper: isOnPaper === true,
      status,
    })),
    total,
    counts: Object.fromEntries(
      Object.entries(deskTabs).map(([name, statuses]) => [name, statuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0)]),
    ) as Record<DeskTab, number>,
  }
}

/** One request with all that the coordinators may read of it. Reading it leaves a row (quality T27). */
export const fetchRequest = async (api: Client, id: string) => await api.helpRequests.get(id)
export type DeskRequest = Awaited<ReturnType<typeof fetchRequest>>

const mostPlaces = 8

/** Living entries of the social map that may help instead: the nearest, or those that the words find. */
export async function fetchPlaces(api: Client, { words, town }: { words: string; town: string | null }) {
  const find = async (place: string) =>
    await api.socialMapEntries.search(
      mapSearch,
      { ...emptyMapSearch, q: words, place },
      {
        fields: { social_map_entries: ['name', 'shortDescription'] },
        ...(words === '' && place !== '' && { sort: 'distance' }),
        page: { size: mostPlaces },
      },
    )
  const { items } = await find(town ?? '').catch(async () => await find(''))
  return items.map(({ id, name, shortDescription }) => ({ id, name, text: shortDescription }))
}
export type ReferralPlace = Awaited<ReturnType<typeof fetchPlaces>>[number]
