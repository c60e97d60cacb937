import type { Item } from '#kernel/jsonapi/document.ts'
import { type Client, ApiError } from '#kernel/jsonapi/client/client.ts'
import type { poolEntry } from '#features/pool/model/pool-entry.ts'

export type OwnCard = Item<typeof poolEntry>
export const cardPath = 'profiles/current/pool_entry'

/** One's own card; null for who has none. */
export async function fetchCard(api: Pick<Client, 'read'>): Promise<OwnCard | null> {
  try {
    return await api.read<OwnCard>(cardPath)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
