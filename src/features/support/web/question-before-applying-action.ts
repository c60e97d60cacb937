import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { messages } from '#features/conversations/model/messages.ts'
import { supportWords as words } from '#features/support/messages.ts'
import type { AskOutcome } from './ask-action.ts'

/**
 * Sends what `QuestionBeforeApplying` posts and redirects to the conversation; null for another form. After a session has ended it
 * redirects to sign-in, which returns to what was typed.
 */
export async function questionBeforeApplyingAction(api: Client, form: FormData, vacancyId: string, locale: Locale) {
  if (form.get('intent') !== 'ask-first') return null
  const typed = String(form.get('question') ?? '')
  if (typed.trim() === '') return data<AskOutcome>({ ask: { typed, problem: say(locale, messages.tooEmpty) } }, 422)
  try {
    const { id } = await api.conversations.create({ subjectType: 'vacancy', message: typed }, { related: { vacancy: vacancyId } })
    return redirect(`/conversations?c=${id}`, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words.asked)) } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    if (error.status === 401) return redirect(`/auth/login-1?redirect=${encodeURIComponent(`/vacancies/${vacancyId}#vraag`)}`, 303)
    return data<AskOutcome>({ ask: { typed, problem: error.errors[0]?.detail ?? error.message } }, error.status)
  }
}
