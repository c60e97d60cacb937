import { redirect } from 'react-router'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { fetchAway } from '#features/absence/fetch-away.ts'
import { fetchApplicationView, statusLineWords } from '#features/applications/detail/application-view.ts'
import { fetchReplies } from '#features/reply-templates/fetch-replies.ts'
import { fetchThread } from '#features/conversations/thread/fetch-thread.ts'
import { stoppedBy } from '#features/conversations/thread/stopped-by.ts'
import { type ConversationViewer, conversationPartner } from '#features/conversations/list/conversation-partner.ts'

type Asked = ConversationViewer & { before: string | null; whenRead(mark: () => Promise<unknown>): void }

/** One conversation with its subject; reading it marks it as read. */
export async function loadConversation(api: Client, id: string, { before, whenRead, ...looker }: Asked) {
  const { locale, centerName } = looker
  const talk = await api.conversations.get(id)
  if (talk.links['helpMatch']?.id) throw redirect(`/een-op-een-hulp/matches/${talk.links['helpMatch'].id}`)
  const who = conversationPartner(talk, looker)
  const application = talk.links['application']?.id
  const [readyTexts, away, about, thread] = await Promise.all([
    fetchReplies(api, talk, who),
    fetchAway(api, id, locale),
    application ? fetchApplicationView(api, application, looker) : null,
    fetchThread(api, id, before, { locale, centerName, now: new Date(), stepWord: statusLineWords(locale, who.isOwn) }),
  ])
  if (talk.unreadCount > 0) whenRead(() => api.conversations.callVerb(id, 'read'))
  return {
    talk: {
      id,
      status: talk.status,
      may: talk.meta.permissions,
      stopped: stoppedBy(talk, who),
      ...who,
      organizationHref: talk.subjectType === 'organization' ? `/organizations/${talk.links['organization']?.id}` : null,
      vacancyHref: talk.subjectType === 'vacancy' ? `/vacancies/${talk.links['vacancy']?.id}` : null,
    },
    about,
    thread,
    readyTexts,
    away,
    sendKey: crypto.randomUUID(),
  }
}
