import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { type Contact, contactIn } from '#features/conversations/model/contact-in.ts'
import { contactWords, messages } from '#features/conversations/model/messages.ts'
import { createMessage, messageWords } from '#features/conversations/send/message-words.ts'
import { errorWords as uploadWords } from '#features/uploads/error-words.ts'
import { forgetWaiting } from './waiting-messages.ts'

/**
 * `asks`: the message contains contact data; sending it again confirms that this is meant. `waits`: the API could not be
 * reached; the page sends it again by itself. Without a problem, `typed` is a text to continue with.
 */
export type MessageOutcome = { message: { typed: string; problem: string | null; asks?: Contact; waits?: boolean } }

/** Sends the message with its files, and redirects to where it is shown. */
async function sendMessage(api: Client, form: FormData, back: string, locale: Locale) {
  const words = messageWords(form)
  const { body: typed, conversation, attachmentIds: sent } = words
  const refuse = (problem: string, status: number, asks?: Contact) => data<MessageOutcome>({ message: { typed, problem, ...(asks && { asks }) } }, status)
  const ready = form.get('ready')
  if (typeof ready === 'string' && ready !== '') return data<MessageOutcome>({ message: { typed: typed === '' ? ready : `${typed}\n${ready}`, problem: null } })
  if (typed.trim() === '' && sent.length === 0 && !api.file) return refuse(say(locale, messages.tooEmpty), 422)
  const contact = contactIn(typed)
  if (contact && form.get('asked') !== contact) return refuse(say(locale, contactWords[contact]), 422, contact)
  if (api.file?.refusal) return refuse(say(locale, uploadWords[api.file.refusal === 'too_many_files' ? 'too_many_files' : 'file_too_large']), 413)
  try {
    const file = api.file && (await api.file.send(`/api/v1/conversations/${encodeURIComponent(conversation)}/attachments`))
    // Without script a form has no key that holds for its file too.
    await createMessage(api.messages, file ? { ...words, attachmentIds: [...sent, file], key: null } : words)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    // Another tab sends the same message now (`send-waiting.ts`); what comes of it is known at the next try.
    if (error.code === 'request_in_progress') return waiting(typed)
    return refuse(error.message, error.status)
  }
  return redirect(back)
}

/** The status 503 keeps the page from loading again. */
const waiting = (typed: string) => data<MessageOutcome>({ message: { typed, problem: null, waits: true } }, 503)

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

/**
 * Posts a form of a page with a thread. A message that does not reach the server waits, and is sent again (`WaitingLine`,
 * `send-waiting.ts`); any other failure is thrown.
 */
export async function sendOrWait<Answer>({ request, serverAction }: { request: Request; serverAction(): Promise<Answer> }) {
  const form = await request.clone().formData()
  const { key, body } = messageWords(form)
  const isLost = (error: unknown) => error instanceof TypeError && form.get('intent') === 'message'
  try {
    const answer = await serverAction()
    if (key) forgetWaiting(key)
    return answer
  } catch (error) {
    if (isLost(error)) return waiting(body)
    if (key) forgetWaiting(key)
    throw error
  }
}
