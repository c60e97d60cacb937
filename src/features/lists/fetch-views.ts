import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { listPages } from './saved-view.ts'

export type View = { id: string; name: string; query: string }

/** A person's saved views of a list. */
export async function fetchViews(api: Client, page: (typeof listPages)[number]): Promise<View[]> {
  const { items } = await api.savedViews.list({ filter: { pageEq: page }, fields: { saved_views: ['name', 'query'] }, page: { size: 50 } })
  return items.map(({ id, name, query }) => ({ id, name, query: query ?? '' }))
}
