import { type RowOf, tableOf } from '#kernel/db/table.ts'
import { vocabularyEntry } from '#features/vocabulary/vocabulary-entry.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    vocabulary_entries: RowOf<typeof vocabularyEntries>
  }
}

export const vocabularyEntries = tableOf(vocabularyEntry, { filled: ['near', 'created_at'] })
