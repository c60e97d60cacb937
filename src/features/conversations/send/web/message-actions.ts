import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { type Contact, contactIn } from '#features/conversations/model/contact-in.ts'
import { contactWords, messages } from '#features/conversations/model/messages.ts'
import { errorWords as uploadWords } from '#features/uploads/error-words.ts'

/**
 * `asks`: nothing is wrong, but is it meant? Sent once more it goes. `waits`: nobody was reached, and it goes by itself once somebody
 * is. Without a problem there is something to go on with.
 */
export type MessageOutcome = { message: { typed: string; problem: string | null; asks?: Contact; waits?: boolean } }

/** Sends what was typed with what goes along, and goes back to where it stands. */
async function sendMessage(api: Client, form: FormData, back: string, locale: Locale) {
  const typed = String(form.get('body') ?? '')
  const conversation = String(form.get('conversation'))
  const refuse = (problem: string, status: number, asks?: Contact) => data<MessageOutcome>({ message: { typed, problem, ...(asks && { asks }) } }, status)
  const ready = form.get('ready')
  if (typeof ready === 'string' && ready !== '') return data<MessageOutcome>({ message: { typed: typed === '' ? ready : `${typed}\n${ready}`, problem: null } })
  const sent = form.getAll('attachment').map(String)
  if (typed.trim() === '' && sent.length === 0 && !api.file) return refuse(say(locale, messages.tooEmpty), 422)
  const contact = contactIn(typed)
  if (contact && form.get('asked') !== contact) return refuse(say(locale, contactWords[contact]), 422, contact)
  if (api.file?.refusal) return refuse(say(locale, uploadWords[api.file.refusal === 'too_many_files' ? 'too_many_files' : 'file_too_large']), 413)
  try {
    const attachmentIds = [...sent, ...(api.file ? [await api.file.send(`/api/v1/conversations/${encodeURIComponent(conversation)}/attachments`)] : [])]
    const replyTo = String(form.get('answer') ?? '').slice(0, 36)
    const idempotencyKey = api.file ? null : keyOf(form, typed + attachmentIds.join() + replyTo)
    await api.messages.create(
      { body: typed, ...(attachmentIds.length > 0 && { attachmentIds }), ...(form.get('via') === 'email' && { receivedVia: 'email' }) },
      { related: { conversation, ...(replyTo && { replyTo }) }, ...(idempotencyKey && { idempotencyKey }) },
    )
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return refuse(error.message, error.status)
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
async function takeBack(api: Client, form: FormData, back: string) {
  await api.messages.remove(String(form.get('message'))).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  })
  return redirect(back)
}

/** Changes one's own words while they are fresh. */
async function changeWords(api: Client, form: FormData, back: string, locale: Locale) {
  const typed = String(form.get('body') ?? '')
  if (typed.trim() === '') return data<MessageOutcome>({ message: { typed: '', problem: say(locale, messages.tooEmpty) } }, 422)
  try {
    await api.messages.update(String(form.get('message')), { body: typed })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<MessageOutcome>({ message: { typed: '', problem: error.message } }, error.status)
  }
  return redirect(back)
}

/** What the forms of a thread post, on whatever page it stands; null where the form is another's. */
export async function threadAction(
  api: Client,
  form: FormData,
  { back, end = back, locale }: { back: string; /** Where the newest words stand on it. */ end?: string; locale: Locale },
) {
  const intent = form.get('intent')
  if (intent === 'message') return await sendMessage(api, form, end, locale)
  if (intent === 'change') return await changeWords(api, form, back, locale)
  return intent === 'take-back' ? await takeBack(api, form, back) : null
}

/** Nobody was reached: the words stand there still, and wait. Nor is anybody asked for the page anew (503). Other trouble is not ours. */
export function notReached(form: FormData, error: unknown) {
  if (!(error instanceof TypeError) || form.get('intent') !== 'message') throw error
  return data<MessageOutcome>({ message: { typed: String(form.get('body') ?? ''), problem: null, waits: true } }, 503)
}
