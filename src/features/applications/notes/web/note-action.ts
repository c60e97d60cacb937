import { data, redirect } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { noteWords as words } from '#features/applications/notes/note-words.ts'
import { numberTyped } from '#features/applications/model/number-typed.ts'
import { readTags } from '#features/applications/model/tags.ts'

const intents = ['note_phone', 'note_team', 'note_center', 'note_score'] as const
export type NoteIntent = (typeof intents)[number]
export const isNote = (intent: unknown): intent is NoteIntent => (intents as readonly unknown[]).includes(intent)

/** The result of saving a note: done, or the typed values with their faults. */
export type NoteOutcome = { noted: NoteIntent } & ({ done: string } | { typed: Record<string, string>; fields: Record<string, string>; problem: string | null })

type Asked = { id: string; locale: Locale; isAlone: boolean }

/** Saves one of the notes of an application from its form. */
export async function noteAction(api: Client, intent: NoteIntent, form: FormData, { id, locale, isAlone }: Asked) {
  const typed = Object.fromEntries(['tags', 'assignee', 'start_date', 'hours', 'note', 'score', 'message'].map((name) => [name, textOf(form, name)]))
  try {
    const done = say(locale, await note(api, intent, form, id))
    return isAlone ? redirect(`/applications/${id}`, { headers: { 'set-cookie': toastCookieHeader(done) } }) : data<NoteOutcome>({ noted: intent, done })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const fields = error.status === 422 ? error.fields : {}
    const isKnown = Object.keys(fields).some((name) => ['tags', 'startDate', 'hoursReported', 'internalNote', 'score', 'message'].includes(name.split('.')[0]!))
    return data<NoteOutcome>({ noted: intent, typed, fields, problem: isKnown ? null : error.message }, error.status)
  }
}

async function note(api: Client, intent: NoteIntent, form: FormData, id: string) {
  if (intent === 'note_phone') {
    const phoneShared = form.get('share') === 'true'
    await api.applications.update(id, { phoneShared })
    return phoneShared ? words.shared : words.sharedNot
  }
  if (intent === 'note_center') {
    await api.applications.update(id, { internalNote: textOf(form, 'note').trim() || null })
    return words.saved
  }
  if (intent === 'note_score') {
    const message = form.has('message') ? textOf(form, 'message').trim() || null : undefined
    await api.applications.callVerb(id, 'evaluate', { score: numberTyped(textOf(form, 'score')) as number, ...(message !== undefined && { message }) })
    return words.told
  }
  const attributes = {
    tags: readTags(textOf(form, 'tags')),
    ...(form.has('start_date') && { startDate: textOf(form, 'start_date') || null }),
    ...(form.has('hours') && { hoursReported: numberTyped(textOf(form, 'hours')) }),
  }
  await api.applications.update(id, attributes, { related: { assignee: textOf(form, 'assignee') || null } })
  return words.saved
}

const textOf = (form: FormData, name: string) => cutText(String(form.get(name) ?? ''), 3000)
