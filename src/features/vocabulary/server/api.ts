import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { vocabularyEntry } from '#features/vocabulary/vocabulary-entry.ts'
import { addEntry, changeEntry, removeEntry } from './entries.ts'

export const vocabularyApi: ApiOf<typeof vocabularyEntry> = {
  resource: vocabularyEntry,
  scopes: { all: 'true' },
  list: true,
  get: true,
  create: addEntry,
  update: changeEntry,
  remove: removeEntry,
}
