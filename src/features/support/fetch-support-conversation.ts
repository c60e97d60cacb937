import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { fetchAway } from '#features/absence/fetch-away.ts'
import { fetchThread, type ThreadPart } from '#features/conversations/thread/fetch-thread.ts'
import type { ConversationStatus } from '#features/conversations/model/states.ts'

export type SupportConversation = { id: string; status: ConversationStatus; thread: ThreadPart; /** Who is away, one sentence each. */ away: string[] }

type Asked = { personId: string; centerName: string; locale: Locale; before: string | null; whenRead(mark: () => Promise<unknown>): void }

/** A person's own conversation with the center; null if they never asked. Marks it as read. */
export async function fetchSupportConversation(api: Client, { personId, centerName, locale, before, whenRead }: Asked): Promise<SupportConversation | null> {
  const { items } = await api.conversations.list({ filter: { subjectTypeEq: 'support', userId: personId }, page: { size: 1 } })
  const [talk] = items
  if (!talk) return null
  const [thread, away] = await Promise.all([
    fetchThread(api, talk.id, before, { locale, centerName, now: new Date(), stepWord: (status) => status }),
    fetchAway(api, talk.id, locale),
  ])
  if (talk.unreadCount > 0) whenRead(() => api.conversations.callVerb(talk.id, 'read'))
  return { id: talk.id, status: talk.status, thread, away }
}
