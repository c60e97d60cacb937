import { lines, text, timestamp } from '#kernel/fields/field.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'

/** Of one center. */
export const maxEntries = 200
/** Of one concept. */
export const maxNear = 6

/** A name that a center uses: more words for a concept of the product, or a concept of its own. */
export const vocabularyEntry = defineResource({
  type: 'vocabulary_entries',
  belongsTo: 'center',
  order: 'name',
  attributes: {
    name: text({ min: 2, max: 60, sort: true, onlyNew: true }),
    words: lines({ min: 2, max: 60, maxItems: 40 }),
    /** Names of similar concepts, for when little is found. */
    near: lines({ optional: true, max: 60, maxItems: maxNear }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
})

/** A concept of the search vocabulary in this center. */
export type KnownConcept = {
  name: string
  nl: string[]
  en: string[]
  near: string[]
  /** It is part of the interpretation of the question. */ isMeant: boolean
}
export type KnownVocabulary = { concepts: KnownConcept[]; names: string[] }

export type OwnEntry = { id: string; name: string; words: string[]; near: string[]; mayChange: boolean }

/** How the search interprets some words, and what the center added to its vocabulary. */
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
