import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Theme } from '#features/organizations/model/themes.ts'
import type { BlockKey, SeenEntry } from './entry-blocks.ts'

/** The page of the call list. */
export const callListAddress = '/sociale-kaart/overzicht/bellen'

/** An entry to call about. */
export type MapCall = SeenEntry & {
  id: string
  organization: string | null
  organizationPhone: string | null
  /** The contact with an account. */
  contact: string | null
  contactPhone: string | null
  /** A moment. */
  assuredAt: string
  /** How many mails were sent; 0 where there is nobody to mail. */
  mails: number
  /** What the contact wrote, by block; null where nobody answered. */
  changes: Partial<Record<BlockKey, string>> | null
}

/** How many entries were confirmed how long ago. */
export type Freshness = { fresh: number; aging: number; stale: number }

export type RoundsState = {
  calls: MapCall[]
  /** How many wait, of which the first hundred are shown. */
  total: number
  freshness: Freshness
  byTheme: ({ theme: Theme } & Freshness)[]
  oldest: { id: string; name: string; assuredAt: string }[]
}

/** The call list and the rot meter of the center. */
export const fetchRounds = async (api: Pick<Client, 'request'>): Promise<RoundsState> =>
  (await api.request('GET', 'social_map_rounds')).meta as unknown as RoundsState

/** Whole percents of a sum. */
export function percentsOf({ fresh, aging, stale }: Freshness): Freshness {
  const sum = fresh + aging + stale
  const share = (part: number) => (sum === 0 ? 0 : Math.round((100 * part) / sum))
  return { fresh: share(fresh), aging: share(aging), stale: share(stale) }
}
