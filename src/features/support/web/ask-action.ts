import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { messages } from '#features/conversations/model/messages.ts'
import { threadAction } from '#features/conversations/send/web/message-actions.ts'
import { supportWords as words } from '#features/support/messages.ts'

/** A question that could not be sent: what was typed, and the problem. */
export type AskOutcome = { ask: { typed: string; problem: string } }

const page = '/support'

/** The actions of the forms of /support: a first question, or a message in the conversation. */
export async function askAction(api: Client, form: FormData, locale: Locale) {
  const done = await threadAction(api, form, { back: page, locale })
  if (done) return done
  if (form.get('intent') !== 'ask') throw data({ code: 'bad_request' }, { status: 400 })
  const typed = String(form.get('body') ?? '')
  if (typed.trim() === '') return data<AskOutcome>({ ask: { typed, problem: say(locale, messages.tooEmpty) } }, 422)
  const key = String(form.get('key') ?? '')
  try {
    await api.conversations.create({ subjectType: 'support', message: typed }, { ...(/^[\da-f-]{36}$/.test(key) && { idempotencyKey: key }) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 401) throw error
    return data<AskOutcome>({ ask: { typed, problem: error.errors[0]?.detail ?? error.message } }, error.status)
  }
  return redirect(page, { headers: { 'set-cookie': toastCookieHeader(say(locale, words.asked)) } })
}
