import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import type { Within } from '#features/lists/fetch-list.ts'
import { readList } from '#features/lists/list.ts'
import type { Budget } from '#features/pool/search/fetch-cards.ts'
import { sentList } from './sent-list.ts'

/**
 * Whom one's organization invited, with the open invitation beside the list; without an organization all of the center's. `budget`: how many
 * more people the organization can invite this week, and from which day on more.
 */
export async function fetchSent(api: Client, url: string, organizationId: string | null) {
  let budget: Budget | null = null
  const list = async (ask: never) => {
    const found = await api.poolInvitations.list(ask)
    budget = (found.meta['budget'] as Budget | undefined) ?? null
    return found
  }
  // Who sends invitations may get some too: those are answered elsewhere.
  const within: Within = organizationId ? { organization_id: organizationId, mine: 'false' } : { mine: 'false' }
  const one = async (id: string) => await nullIfNotFound(api.poolInvitations.get(id))
  const beside = await fetchBeside({ list }, sentList, readList(sentList, url), one, within)
  return { ...beside, budget: budget as Budget | null }
}

export type SentPage = Awaited<ReturnType<typeof fetchSent>>
