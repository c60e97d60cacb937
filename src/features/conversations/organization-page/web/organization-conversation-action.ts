import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { organizationWords as words } from '#features/conversations/model/organization-words.ts'
import { type MessageOutcome, threadAction } from '#features/conversations/send/web/message-actions.ts'

/** Handles the forms of `OrganizationThread`; null for any other form. `back` is the page they are on. */
export async function organizationConversationAction(
  api: Client,
  form: FormData,
  { organizationId, back, locale }: { organizationId: string; back: string; locale: Locale },
) {
  const intent = form.get('intent')
  const done = await threadAction(api, form, { back, end: `${back}#laatste`, locale })
  return done ?? (intent === 'ask' ? await ask(api, form, { organizationId, back, locale }) : null)
}

async function ask(api: Client, form: FormData, { organizationId, back, locale }: { organizationId: string; back: string; locale: Locale }) {
  const typed = String(form.get('body') ?? '')
  if (typed.trim() === '') return data<MessageOutcome>({ message: { typed, problem: say(locale, words.tooEmpty) } }, 422)
  try {
    await api.organizations.callVerb(organizationId, 'ask', { message: typed })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<MessageOutcome>({ message: { typed, problem: error.message } }, error.status)
  }
  return redirect(`${back}#laatste`, { headers: { 'set-cookie': toastCookieHeader(say(locale, words.asked)) } })
}
