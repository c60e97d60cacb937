import { Invalid, Refused } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { errorWords } from '#features/vocabulary/error-words.ts'
import { mostEntries, type vocabularyEntry } from '#features/vocabulary/vocabulary-entry.ts'
import { wordsOf } from './fold.ts'

/** POST /vocabulary_entries: under a name that is there already its words are added to. */
export const addEntry: Verb<CreateOf<typeof vocabularyEntry>> = async ({ tx, centerId, input, locale }) => {
  const name = input.name.trim().toLowerCase()
  const words = cleaned(input.words, locale)
  const own = await tx.selectFrom('vocabulary_entries').select(['id', 'name', 'words']).execute()
  const known = own.find((entry) => entry.name === name)
  if (known) {
    await tx
      .updateTable('vocabulary_entries')
      .set({ words: together(known.words, words) })
      .where('id', '=', known.id)
      .execute()
    return { id: known.id, status: 200 }
  }
  if (own.length >= mostEntries) throw new Refused('too_many_entries')
  const { id } = await tx.insertInto('vocabulary_entries').values({ volunteer_center_id: centerId, name, words }).returning('id').executeTakeFirstOrThrow()
  return id
}

export const changeEntry: Verb<UpdateOf<typeof vocabularyEntry>> = async ({ tx, id, input, locale }) => {
  if (input.words)
    await tx
      .updateTable('vocabulary_entries')
      .set({ words: cleaned(input.words, locale) })
      .where('id', '=', id)
      .execute()
  return id
}

export const removeEntry: Verb = async ({ tx, id }) => {
  await tx.deleteFrom('vocabulary_entries').where('id', '=', id).execute()
  return id
}

/** As the search compares them: letters and digits, small, each once. */
function cleaned(words: readonly string[], locale: Locale): string[] {
  const clean = [...new Set(words.map((word) => wordsOf(word.slice(0, 60)).join(' ')).filter((word) => word.length >= 2))]
  if (clean.length === 0)
    throw new Invalid([{ code: 'no_words', attribute: 'words', pointer: '/data/attributes/words', detail: say(locale, errorWords.no_words) }])
  return clean
}

const together = (known: readonly string[], more: readonly string[]) => [...new Set([...known, ...more])].slice(0, 40)
