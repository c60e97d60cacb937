import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client.ts'
import { messages } from '#features/conversations/messages.ts'

export type MessageOutcome = { message: { typed: string; problem: string } }

/** Sends what was typed, and goes back to the end of the conversation. */
export async function sendMessage(api: Client, form: FormData, back: string, locale: Locale) {
  const typed = String(form.get('body') ?? '')
  if (typed.trim() === '') return data<MessageOutcome>({ message: { typed, problem: say(locale, messages.tooEmpty) } }, 422)
  try {
    await api.messages.create({ body: typed }, { related: { conversation: String(form.get('conversation')) } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<MessageOutcome>({ message: { typed, problem: error.message } }, error.status)
  }
  return redirect(`${back}#laatste`)
}

/** Takes one's own words back; what is gone already is gone. */
export async function takeBack(api: Client, form: FormData, back: string) {
  await api.messages.remove(String(form.get('message'))).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  })
  return redirect(back)
}
