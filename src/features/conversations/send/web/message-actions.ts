import { data, redirect } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { type Contact, contactIn } from '#features/conversations/model/contact-in.ts'
import { contactWords, messages } from '#features/conversations/model/messages.ts'
import { errorWords as uploadWords } from '#features/uploads/error-words.ts'

/**
 * `asks`: the message contains contact data; sending it again confirms that this is meant. `waits`: the API could not be
 * reached; the page sends it again by itself. Without a problem, `typed` is a text to continue with.
 */
export type MessageOutcome = { message: { typed: string; problem: string | null; asks?: Contact; waits?: boolean } }

/** Sends the message with its files, and redirects to where it is shown. */
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
    const replyTo = cutText(String(form.get('answer') ?? ''), 36)
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

/**
 * An idempotency key: the same text under the same form key is stored once; a changed text is another message, even if the first
 * one had arrived without the browser knowing.
 */
function keyOf(form: FormData, typed: string): string | null {
  const key = String(form.get('key') ?? '')
  if (!/^[\da-f-]{36}$/.test(key)) return null
  let sum = 0
  for (let at = 0; at < typed.length; at++) sum = (sum * 31 + typed.charCodeAt(at)) >>> 0
  return `${key}-${typed.length}-${sum.toString(36)}`
}

/** Deletes one's own message; one that is already gone counts as success. */
async function takeBack(api: Client, form: FormData, back: string) {
  await api.messages.remove(String(form.get('message'))).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  })
  return redirect(back)
}

/** Edits one's own message while that is allowed. */
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

/** Handles the forms of a thread on any page; null for any other form. */
export async function threadAction(
  api: Client,
  form: FormData,
  { back, end = back, locale }: { back: string; /** Where the newest message is shown. */ end?: string; locale: Locale },
) {
  const intent = form.get('intent')
  if (intent === 'message') return await sendMessage(api, form, end, locale)
  if (intent === 'change') return await changeWords(api, form, back, locale)
  return intent === 'take-back' ? await takeBack(api, form, back) : null
}

/** The API could not be reached: keeps the text, to be sent again. The status 503 keeps the page from loading again. Throws any other error. */
export function notReached(form: FormData, error: unknown) {
  if (!(error instanceof TypeError) || form.get('intent') !== 'message') throw error
  return data<MessageOutcome>({ message: { typed: String(form.get('body') ?? ''), problem: null, waits: true } }, 503)
}
