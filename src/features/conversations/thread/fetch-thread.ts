import type { Client } from '#kernel/jsonapi/client/client.ts'
import { threadFacts, type Turn, type Words } from './thread-facts.ts'

/** As much as is fetched at once: the newest, and older ones when somebody wants them. */
const size = 30

export type ThreadPart = {
  turns: Turn[]
  /** Up to when the older ones are asked for; null where it begins. */ earlier: string | null
  /** Somebody has answered, so files may go along. */ mayAttach: boolean
}

/** The newest of a conversation, or what came before a moment (that moment included, so none between the two is missed). */
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
