import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { KnownVocabulary } from './known-concept.ts'
import { maxEntries } from './vocabulary-entry.ts'

export type OwnEntry = { id: string; name: string; words: string[]; near: string[]; mayChange: boolean }

/** What the search understands of some words, and what the center added to it. */
export async function fetchVocabulary(api: Client, asked: string): Promise<KnownVocabulary & { own: OwnEntry[] }> {
  const [{ meta }, { items }] = await Promise.all([
    api.request('GET', `vocabulary${asked ? `?filter[search]=${encodeURIComponent(asked)}` : ''}`),
    api.vocabularyEntries.list({ page: { size: maxEntries } }),
  ])
  return {
    ...(meta as KnownVocabulary),
    own: items.map(({ id, name, words, near, meta: { permissions } }) => ({ id, name, words, near: near ?? [], mayChange: permissions.includes('update') })),
  }
}
