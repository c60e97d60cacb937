import type { message } from '#features/conversations/model/conversation.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { ResourceClient } from '#kernel/jsonapi/client/client.ts'

/** A message as its form has it. */
export type MessageWords = {
  conversation: string
  body: string
  attachmentIds: readonly string[]
  /** The message that it answers. */
  replyTo: string | null
  byMail: boolean
  /** The key of the form; the same words under it are stored once. */
  key: string | null
}

export function messageWords(form: FormData): MessageWords {
  const key = String(form.get('key') ?? '')
  return {
    conversation: String(form.get('conversation')),
    body: String(form.get('body') ?? ''),
    attachmentIds: form.getAll('attachment').map(String),
    replyTo: cutText(String(form.get('answer') ?? ''), 36) || null,
    byMail: form.get('via') === 'email',
    key: /^[\da-f-]{36}$/.test(key) ? key : null,
  }
}

/**
 * Sends a message, by the server for a form and by the browser for one that waited: with the same bytes and the same key, so that
 * the API stores it once, whoever sends it first.
 */
export async function createMessage(messages: Pick<ResourceClient<typeof message>, 'create'>, words: MessageWords): Promise<void> {
  const { conversation, body, attachmentIds, replyTo, byMail } = words
  const idempotencyKey = keyOf(words)
  await messages.create(
    { body, ...(attachmentIds.length > 0 && { attachmentIds: [...attachmentIds] }), ...(byMail && { receivedVia: 'email' }) },
    { related: { conversation, ...(replyTo && { replyTo }) }, ...(idempotencyKey && { idempotencyKey }) },
  )
}

/** A changed text under one key is another message, even if the first one had arrived without the browser knowing. */
function keyOf({ key, body, attachmentIds, replyTo }: MessageWords): string | null {
  if (!key) return null
  const typed = body + attachmentIds.join() + (replyTo ?? '')
  let sum = 0
  for (let at = 0; at < typed.length; at++) sum = (sum * 31 + typed.charCodeAt(at)) >>> 0
  return `${key}-${typed.length}-${sum.toString(36)}`
}
