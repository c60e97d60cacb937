import { data, redirect } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { matchPath } from '#features/one-on-one/model/addresses.ts'
import { faultsOf } from './match-action.ts'
import { matchPageWords as words } from './page-words.ts'

export type AnswerOutcome = { answering: { typed: string; faults: Faults } }

/** "Ik wil helpen" on the page of a request; leads to the page of both. */
export async function answerAction(api: Client, form: FormData, { id, locale }: { id: string; locale: Locale }) {
  // What is too long is told, and kept as it was typed.
  const typed = cutText(String(form.get('message') ?? ''), 5000)
  try {
    const made = await api.request('POST', 'help_matches', {
      data: {
        type: 'help_matches',
        attributes: { message: typed, isAdult: form.has('isAdult') },
        relationships: { request: { data: { type: 'help_requests', id } } },
      },
    })
    return redirect(matchPath((made.data as { id: string }).id), { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words.sent)) } })
  } catch (error) {
    return data<AnswerOutcome>({ answering: { typed, faults: faultsOf(error) } }, 422)
  }
}
