import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { View } from '#features/organizations/model/view-of.ts'
import { messages } from '#features/conversations/model/messages.ts'
import { whenSaid } from './when-said.ts'
import { conversationsAddress, type ConversationsAddress } from './conversations-address.ts'
import { conversationPartner, type ConversationViewer } from './conversation-partner.ts'

const size = 30

/** One conversation in the list. */
export type ConversationRow = {
  id: string
  href: string
  name: string
  about: string
  last: string
  unread: number
  when: string
  isOpen: boolean
  isEnded: boolean
  isMuted: boolean
}

export type Conversations = { rows: ConversationRow[]; newer: string | null; older: string | null }

type Asked = ConversationViewer & { address: ConversationsAddress; view: View; organizationId: string | null }

/** The conversations of the viewer, newest first; for members of an organization those of the selected one. */
export async function fetchConversations(api: Client, { address, view, organizationId, ...looker }: Asked): Promise<Conversations> {
  const { q, show, subject, page, open } = address
  const { items, total } = await api.conversations.list({
    filter: {
      ...(q !== '' && { search: q }),
      ...(show === 'unread' && { unread: true }),
      ...(show === 'closed' && { statusEq: 'closed' }),
      ...(subject && { subjectTypeEq: subject }),
      ...(view === 'team' && organizationId !== null && { organizationId }),
      ...(view === 'own' && address.view === 'own' && { userId: looker.personId }),
    },
    page: { number: page, size },
  })
  const now = new Date()
  return {
    rows: items.map((one) => ({
      id: one.id,
      // A relayed conversation is read on the page of its match, which says what can be read and why.
      href: one.links.helpMatch?.id ? `/een-op-een-hulp/matches/${one.links.helpMatch.id}` : conversationsAddress({ ...address, open: one.id, before: null }),
      ...conversationPartner(one, looker),
      last: `${one.lastMine ? `${say(looker.locale, messages.you)} ` : ''}${lastWords({ ...one, isRelayed: one.subjectType === 'help_match' }, looker, now)}`,
      unread: one.unreadCount,
      when: whenSaid(one.lastMessageAt, looker.locale, now),
      isOpen: one.id === open,
      isEnded: one.status !== 'open',
      isMuted: one.isMuted,
    })),
    newer: page > 1 ? conversationsAddress({ ...address, page: page - 1 }) : null,
    older: total > page * size ? conversationsAddress({ ...address, page: page + 1 }) : null,
  }
}

function lastWords(
  { lastText, lastMeetingAt: at, isRelayed }: { lastText: string | null; lastMeetingAt: string | null; isRelayed: boolean },
  { locale }: ConversationViewer,
  now: Date,
): string {
  if (isRelayed) return say(locale, messages.relayedLine)
  return at ? say(locale, messages.meetingAt, { day: longDay(locale, at, now), time: clockTime(locale, at) }) : (lastText ?? '')
}
