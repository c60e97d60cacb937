import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client.ts'
import { messages } from '#features/conversations/messages.ts'

export type MessageOutcome = { message: { typed: string; problem: string } }

/** Sends what was typed, and goes back to where it stands. */
export async function sendMessage(api: Client, form: FormData, back: string, locale: Locale) {
  const typed = String(form.get('body') ?? '')
  if (typed.trim() === '') return data<MessageOutcome>({ message: { typed, problem: say(locale, messages.tooEmpty) } }, 422)
  const idempotencyKey = keyOf(form, typed)
  try {
    await api.messages.create({ body: typed }, { related: { conversation: String(form.get('conversation')) }, ...(idempotencyKey && { idempotencyKey }) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<MessageOutcome>({ message: { typed, problem: error.message } }, error.status)
  }
  return redirect(back)
}

/** The same words under the same key arrive once; other words are another message, also when the first had arrived unseen. */
function keyOf(form: FormData, typed: string): string | null {
  const key = String(form.get('key') ?? '')
  if (!/^[\da-f-]{36}$/.test(key)) return null
  let sum = 0
  for (let at = 0; at < typed.length; at++) sum = (sum * 31 + typed.charCodeAt(at)) >>> 0
  return `${key}-${typed.length}-${sum.toString(36)}`
}

/** Takes one's own words back; what is gone already is gone. */
export async function takeBack(api: Client, form: FormData, back: string) {
  await api.messages.remove(String(form.get('message'))).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  })
  return redirect(back)
}

/** What to say when nobody was reached: the words stand there still. Other trouble is not ours to explain. */
export function notReached(form: FormData, error: unknown): MessageOutcome {
  const locale: Locale = document.documentElement.lang === 'en' ? 'en' : 'nl'
  if (!(error instanceof TypeError) || form.get('intent') !== 'message') throw error
  return { message: { typed: String(form.get('body') ?? ''), problem: say(locale, messages.notReached) } }
}
