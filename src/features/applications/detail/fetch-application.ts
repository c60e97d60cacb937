import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { stoppedBy } from '#features/conversations/thread/stopped-by.ts'
import { fetchThread } from '#features/conversations/thread/fetch-thread.ts'
import { rowQuery, rowFacts, type RowFacts } from '#features/vacancies/presentation/row-facts.ts'
import { applicationView, type ApplicationViewer, statusLineWords } from './application-view.ts'
import { fetchColleagues } from './fetch-colleagues.ts'

type Caller = ApplicationViewer & {
  /** Only what was said before this moment. */ before: string | null
  /** Something was told about it that has not been read. */ hasNews: boolean
  /** Does something once the page has been read. */
  whenRead(mark: () => Promise<unknown>): void
}

/** Everything the page of one application shows, in words; who reads the page has read the conversation. */
export async function fetchApplication(api: Client, id: string, { before, hasNews, whenRead, ...looker }: Caller) {
  const { locale } = looker
  const one = await api.applications.get(id, { include: ['vacancy', 'vacancy.address', 'conversation'] })
  const known = applicationView(one, looker)
  const { conversation } = one
  const [thread, alternatives, colleagues] = await Promise.all([
    conversation ? fetchThread(api, conversation.id, before, { locale, now: new Date(), stepWord: statusLineWords(locale, known.isOwn) }) : null,
    known.isOwn && (one.status === 'declined' || one.status === 'expired') ? fetchAlternatives(api, id, locale) : [],
    known.notes.team ? fetchColleagues(api, known.notes.team.organizationId) : [],
  ])
  if (conversation && (hasNews || conversation.unreadCount > 0)) whenRead(() => api.conversations.callVerb(conversation.id, 'read'))
  return {
    ...known,
    about: { ...known.about, motivation: conversation ? null : known.motivation },
    conversation: conversation && {
      id: conversation.id,
      status: conversation.status,
      stopped: stoppedBy(conversation, known),
      personFirstName: conversation.personFirstName,
      subjectTitle: conversation.subjectTitle,
      organizationName: conversation.organizationName,
      links: conversation.links,
    },
    thread,
    alternatives,
    colleagues,
  }
}

/** What the conversation about an application is about. */
export async function fetchApplicationView(api: Client, id: string, looker: ApplicationViewer) {
  const one = await api.applications.get(id, { include: ['vacancy', 'vacancy.address'] })
  const known = applicationView(one, looker)
  return { ...known, colleagues: known.notes.team ? await fetchColleagues(api, known.notes.team.organizationId) : [] }
}

async function fetchAlternatives(api: Client, id: string, locale: Locale): Promise<RowFacts[]> {
  const { items } = await api.vacancies.listAt(`applications/${id}/alternatives`, rowQuery(locale))
  return items.map((item) => rowFacts(item, locale))
}
