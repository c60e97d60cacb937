import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { ConversationStatus } from '#features/conversations/model/states.ts'
import { threadFacts, type Turn } from '#features/conversations/thread/thread-facts.ts'

/** Messages on one page, which is enough, because these conversations stay short. */
const shown = 200

export type OrganizationConversation = { id: string; status: ConversationStatus; isNew: boolean; turns: Turn[] }

/** The conversation of a center with an organization; null if it was never started. `whenRead` marks it as read once the page was sent. */
export async function fetchOrganizationConversation(
  api: Client,
  organizationId: string,
  { locale, centerName, whenRead }: { locale: Locale; centerName: string; whenRead(mark: () => Promise<unknown>): void },
): Promise<OrganizationConversation | null> {
  const { items } = await api.conversations.list({ filter: { subjectTypeEq: 'organization', organizationId }, page: { size: 1 } })
  const [talk] = items
  if (!talk) return null
  const { items: said } = await api.messages.listAt(`conversations/${talk.id}/messages`, { sort: '-createdAt', page: { size: shown } })
  if (talk.unreadCount > 0) whenRead(() => api.conversations.callVerb(talk.id, 'read'))
  const turns = threadFacts(said.toReversed(), { locale, centerName, now: new Date(), stepWord: (status) => status })
  return { id: talk.id, status: talk.status, isNew: talk.unreadCount > 0, turns }
}
