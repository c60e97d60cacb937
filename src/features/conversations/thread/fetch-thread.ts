import type { Client } from '#kernel/jsonapi/client/client.ts'
import { threadFacts, type Turn, type Words } from './thread-facts.ts'

/** Messages in one call; older ones are fetched on request. */
const size = 30

export type ThreadPart = {
  turns: Turn[]
  /** Older messages are those before this moment; null at the start of the conversation. */ earlier: string | null
  /** Somebody has answered, so files are allowed. */ mayAttach: boolean
}

/** The newest messages of a conversation, or those up to and including a moment, so that none with that same time is missed. */
export async function fetchThread(api: Client, conversationId: string, before: string | null, words: Words): Promise<ThreadPart> {
  const { items, total } = await api.messages.listAt(`conversations/${conversationId}/messages`, {
    sort: '-createdAt',
    ...(before && { filter: { createdAtLteq: before } }),
    page: { size },
  })
  return {
    turns: threadFacts(items.toReversed(), words),
    earlier: total > items.length ? items.at(-1)!.createdAt : null,
    mayAttach: total > items.length || items.some(({ kind, mine }) => kind === 'text' && !mine),
  }
}
