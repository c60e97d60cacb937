import { cutText } from '#kernel/fields/cut-text.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { errorWords } from '#features/vocabulary/error-words.ts'
import { maxEntries, maxNear, type vocabularyEntry } from '#features/vocabulary/vocabulary-entry.ts'
import { phraseOf } from './fold.ts'
import { ownVocabulary } from './vocabulary.ts'

/** POST /vocabulary_entries: adds the words to the entry of that name, if there is one. */
export const addEntry: Verb<CreateOf<typeof vocabularyEntry>> = async ({ tx, centerId, input, locale }) => {
  const name = input.name.trim().toLowerCase()
  const words = cleaned(input.words, locale)
  const own = await tx.selectFrom('vocabulary_entries').select(['id', 'name', 'words', 'near']).execute()
  const near = known(input.near ?? [], { name, own, locale })
  const before = own.find((entry) => entry.name === name)
  if (before) {
    await tx
      .updateTable('vocabulary_entries')
      .set({ words: together(before.words, words), near: [...new Set([...near, ...before.near])].slice(0, maxNear) })
      .where('id', '=', before.id)
      .execute()
    return { id: before.id, status: 200 }
  }
  if (own.length >= maxEntries) throw new Refused('too_many_entries')
  const { id } = await tx
    .insertInto('vocabulary_entries')
    .values({ volunteer_center_id: centerId, name, words, near })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const changeEntry: Verb<UpdateOf<typeof vocabularyEntry>> = async ({ tx, id, input, locale }) => {
  const own = input.near ? await tx.selectFrom('vocabulary_entries').select(['id', 'name']).execute() : []
  const name = own.find((entry) => entry.id === id)?.name ?? ''
  const changes = {
    ...(input.words && { words: cleaned(input.words, locale) }),
    ...(input.near !== undefined && { near: known(input.near ?? [], { name, own, locale }) }),
  }
  if (Object.keys(changes).length > 0) await tx.updateTable('vocabulary_entries').set(changes).where('id', '=', id).execute()
  return id
}

export const removeEntry: Verb = async ({ tx, id }) => {
  await tx.deleteFrom('vocabulary_entries').where('id', '=', id).execute()
  return id
}

/** Keeps names of concepts that the product or the center has, without duplicates and without the concept itself. */
function known(near: readonly string[], { name, own, locale }: { name: string; own: readonly { name: string }[]; locale: Locale }): string[] {
  const names = [...new Set(near.map((one) => one.trim().toLowerCase()).filter((one) => one !== '' && one !== name))]
  if (!names.every((one) => ownVocabulary.concepts.has(one) || own.some((entry) => entry.name === one)))
    throw new Invalid([{ code: 'unknown_concept', attribute: 'near', pointer: '/data/attributes/near', detail: say(locale, errorWords.unknown_concept) }])
  return names
}

/** Normalises words for comparison: letters, digits and apostrophes, lower case, without duplicates. */
function cleaned(words: readonly string[], locale: Locale): string[] {
  const clean = [...new Set(words.map((word) => phraseOf(cutText(word, 60))).filter((word) => word.length >= 2))]
  if (clean.length === 0)
    throw new Invalid([{ code: 'no_words', attribute: 'words', pointer: '/data/attributes/words', detail: say(locale, errorWords.no_words) }])
  return clean
}

const together = (known: readonly string[], more: readonly string[]) => [...new Set([...known, ...more])].slice(0, 40)
