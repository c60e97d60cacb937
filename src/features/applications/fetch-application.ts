import { clockTime, daysBetween, longDay } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client.ts'
import { threadFacts, type Turn } from '#features/conversations/thread-facts.ts'
import { rowAsk, rowFacts, type RowFacts } from '#features/vacancies/row-facts.ts'
import { messages } from './messages.ts'
import { applicationStatuses, type ApplicationStatus } from './states.ts'
import { statusWord } from './status-word.ts'
import { nextForCenter, nextForTeam, nextForVolunteer } from './what-next.ts'

const pageOfMessages = 50
const shownVacancies = ['published', 'paused', 'filled', 'closed']

type Caller = {
  personId: string
  organizationIds: readonly string[]
  locale: Locale
  page: number
  /** Something was told about it that has not been read. */ hasNews: boolean
  /** Does something once the page has been read. */
  whenRead(mark: () => Promise<unknown>): void
}

/** Everything the page of one application shows, in words; who reads the page has read the conversation. */
export async function fetchApplication(api: Client, id: string, { personId, organizationIds, locale, page, hasNews, whenRead }: Caller) {
  const now = new Date()
  const one = await api.applications.get(id, { include: ['vacancy', 'conversation'] })
  const isOwn = one.links['user']?.id === personId
  const { conversation, vacancy } = one
  const [thread, alternatives] = await Promise.all([
    conversation
      ? api.messages.listAt(`conversations/${conversation.id}/messages`, { sort: '-createdAt', page: { number: page, size: pageOfMessages } })
      : null,
    isOwn && (one.status === 'declined' || one.status === 'expired') ? fetchAlternatives(api, id, locale) : [],
  ])
  if (conversation && (hasNews || conversation.unreadCount > 0)) whenRead(() => api.conversations.act(conversation.id, 'read'))
  const person = one.applicantName ?? ''
  const organization = one.organizationName
  const firstName = person.split(' ')[0] ?? ''
  const isTeam = organizationIds.includes(one.links['organization']?.id ?? '')
  const reason = one.declineReason ?? one.withdrawReason
  const stepWord = (status: string) => (isStatus(status) ? statusWord(status, locale, isOwn) : status)
  return {
    id,
    isOwn,
    status: one.status,
    statusWord: statusWord(one.status, locale, isOwn),
    verbs: one.meta.permissions,
    person,
    firstName,
    organization,
    next: isOwn
      ? say(locale, nextForVolunteer[one.status], { organization })
      : isTeam || one.isEscalated
        ? say(locale, nextForTeam[one.status], { name: firstName })
        : say(locale, nextForCenter[one.status], { name: firstName, organization }),
    waits: one.waitingSince === null ? null : daysBetween(one.waitingSince, now),
    isEscalated: one.isEscalated,
    /** Whether whoever looks answers for the organization; else they look after it for the center. */
    isTeam,
    about: {
      theme: vacancy?.tile ?? vacancy?.themes[0] ?? null,
      vacancy: { title: one.vacancyTitle, href: vacancy && shownVacancies.includes(vacancy.status) ? `/vacancies/${vacancy.id}` : null },
      facts: [
        { term: say(locale, isOwn ? messages.organization : messages.applicant), value: isOwn ? organization : person },
        ...(isOwn ? [] : [{ term: say(locale, messages.organization), value: organization }]),
        ...(one.slotStartsAt
          ? [{ term: say(locale, messages.forDate), value: `${longDay(locale, one.slotStartsAt, now)}, ${clockTime(locale, one.slotStartsAt)}` }]
          : []),
        { term: say(locale, messages.sentOn), value: longDay(locale, one.createdAt, now) },
        ...(one.applicantEmail && !isOwn ? [{ term: say(locale, messages.email), value: one.applicantEmail }] : []),
        ...(reason ? [{ term: say(locale, messages.reason), value: say(locale, messages[reason]) }] : []),
      ],
      answers: (one.answers ?? []).map(({ questionId, question, text }) => ({
        question: question ?? vacancy?.questions.find((asked) => asked.id === questionId)?.text ?? '',
        text,
      })),
      motivation: conversation ? null : one.motivation,
    },
    conversation: conversation && {
      id: conversation.id,
      status: conversation.status,
      turns: threadFacts((thread?.items ?? []).toReversed(), { locale, now, stepWord }) satisfies Turn[],
    },
    earlier: thread && thread.total > page * pageOfMessages ? `/applications/${id}?page=${page + 1}` : null,
    later: page > 1 ? `/applications/${id}` : null,
    alternatives,
  }
}

async function fetchAlternatives(api: Client, id: string, locale: Locale): Promise<RowFacts[]> {
  const { items } = await api.vacancies.listAt(`applications/${id}/alternatives`, rowAsk(locale))
  return items.map((item) => rowFacts(item, locale))
}

const isStatus = (status: string): status is ApplicationStatus => (applicationStatuses as readonly string[]).includes(status)
