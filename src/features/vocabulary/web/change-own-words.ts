import { say } from '#kernel/i18n/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { type Refusal, submitForm } from '#kernel/jsonapi/client/submit-form.ts'
import { entryForm, entryWordsForm } from '#features/vocabulary/entry-form.ts'
import { vocabularyWords as words } from '#features/vocabulary/messages.ts'

type Changed = { intent: string; said: string; refused?: undefined } | { intent: string; said?: undefined; refused: Refusal }

/** Adds, changes or removes what a center calls something; `intent` says which. */
export async function changeOwnWords(api: Client, data: FormData, locale: Locale): Promise<Changed> {
  const intent = String(data.get('intent') ?? '').slice(0, 60)
  const [verb, id = ''] = intent.split(' ')
  if (verb === 'remove') {
    const { name } = await api.vocabularyEntries.get(id)
    await api.vocabularyEntries.remove(id)
    return { intent, said: say(locale, words.removed, { name }) }
  }
  const { sent, refused } =
    intent === 'add'
      ? await submitForm({ form: entryForm, data, locale, send: async (body) => await api.vocabularyEntries.create(body) })
      : await submitForm({ form: entryWordsForm, data, locale, send: async (body) => await api.vocabularyEntries.update(intent, body) })
  return refused ? { intent, refused } : { intent, said: say(locale, words.saved, { name: sent.name }) }
}
