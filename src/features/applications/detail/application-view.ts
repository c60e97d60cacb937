import { followWords } from '#features/applications/guests/follow-words.ts'
import type { application } from '#features/applications/model/application.ts'
import { messages } from '#features/applications/model/messages.ts'
import { type ApplicationStatus, applicationStatuses, isUndecided } from '#features/applications/model/states.ts'
import { statusWord } from '#features/applications/model/status-word.ts'
import { type Colleague, notesOf } from '#features/applications/notes/notes-of.ts'
import { secondsBetweenParentRequests } from '#features/applications/parental-consent/parent-requests.ts'
import { parentWords } from '#features/applications/parental-consent/parent-words.ts'
import { fetchThread } from '#features/conversations/thread/fetch-thread.ts'
import { stoppedBy } from '#features/conversations/thread/stopped-by.ts'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import { type RowFacts, rowFacts, rowQuery } from '#features/vacancies/presentation/row-facts.ts'
import { placeName } from '#features/vacancies/presentation/vacancy-facts.ts'
import { clockTime, daysBetween, longDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Item } from '#kernel/jsonapi/document.ts'
import { expectedOf, meetingTyped } from './expected.ts'
import { whatNext } from './what-next.ts'

const shownVacancies = ['published', 'paused', 'filled', 'closed']

type ApplicationViewer = { personId: string; organizationIds: readonly string[]; centerName: string; locale: Locale }

/** An application in words, for this viewer. */
function applicationView(
  one: Item<typeof application, 'vacancy' | 'vacancy.address'>,
  { personId, organizationIds, centerName: center, locale }: ApplicationViewer,
) {
  const now = new Date()
  const { vacancy } = one
  const isOwn = one.links['user']?.id === personId
  const person = one.applicantName ?? ''
  const organization = one.organizationName
  const firstName = person.split(' ')[0] ?? ''
  const isTeam = organizationIds.includes(one.links['organization']?.id ?? '')
  const { facts: noted, ...notes } = notesOf(one, { isOwn, isTeam, locale })
  const reason = one.declineReason ?? (one.parentRefusedAt ? null : one.withdrawReason)
  return {
    id: one.id,
    isOwn,
    isGuest: one.isGuest,
    status: one.status,
    statusWord: statusWord(one.status, locale, isOwn),
    verbs: one.meta.permissions,
    person,
    firstName,
    organization,
    /** The organization beside the vacancy; null if the title names it. */
    by: organizationBeside(one.vacancyTitle, organization),
    motivation: one.motivation,
    next: whatNext(one, { looker: isOwn ? 'volunteer' : isTeam || isInCenter(one) ? 'team' : 'center', name: firstName, organization, center }, locale),
    expected: expectedOf(one, { locale, now }),
    call: callOf(one, isOwn),
    parent: parentWait(one, { isOwn, isTeam, firstName, locale, now }),
    steppable: {
      id: one.id,
      status: one.status,
      verbs: one.meta.permissions,
      firstName,
      isOwn,
      vacancy: one.vacancyTitle,
      organization,
      place: (vacancy && placeName(vacancy)) ?? '',
      meeting: meetingTyped(one),
    },
    notes,
    waits: one.waitingSince === null ? null : daysBetween(one.waitingSince, now),
    isEscalated: one.isEscalated,
    /** The day on which the center comes back to it, in words. */
    snoozedUntil: one.snoozedUntil ? longDay(locale, one.snoozedUntil, now) : null,
    /** The viewer answers for the organization; otherwise they are center staff. */
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
        ...(one.guestPhone ? [{ term: say(locale, followWords.guestPhone), value: one.guestPhone }] : []),
        ...noted,
        ...parentFact(one, locale, now),
        ...(reason ? [{ term: say(locale, messages.reason), value: say(locale, messages[reason]) }] : []),
      ],
      /** A guest's letter, to print. */
      letter: one.followCode ? `/forms/${one.followCode}` : null,
      answers: (one.answers ?? []).map(({ questionId, question, text }) => ({
        question: question ?? vacancy?.questions.find((asked) => asked.id === questionId)?.text ?? '',
        text,
      })),
    },
  }
}

/** The center may decide too, and nobody has yet. */
const isInCenter = ({ escalatedAt, status }: Pick<Item<typeof application>, 'escalatedAt' | 'status'>) => escalatedAt !== null && isUndecided(status)

/** Whom the viewer may telephone about it: the contact person, or the volunteer who allowed it. */
function callOf(one: Item<typeof application>, isOwn: boolean): { name: string; phone: string } | null {
  const phone = isOwn ? one.contactPhone : (one.applicantPhone ?? one.guestPhone)
  const name = (isOwn ? (one.contactName ?? one.organizationName) : (one.applicantName ?? '')).split(' ')[0]!
  return phone ? { name, phone } : null
}

/** Whether the parent of an applicant under sixteen has consented. */
function parentFact(
  { needsParent, parentConsentAt: yes, parentRefusedAt: no }: Pick<Item<typeof application>, 'needsParent' | 'parentConsentAt' | 'parentRefusedAt'>,
  locale: Locale,
  now: Date,
) {
  if (!needsParent && !yes && !no) return []
  const value = no
    ? say(locale, parentWords.didNot, { day: longDay(locale, no, now) })
    : yes
      ? say(locale, parentWords.agreedOn, { day: longDay(locale, yes, now) })
      : say(locale, parentWords.notYet)
  return [{ term: say(locale, parentWords.parent), value }]
}

/** What the page says while an applicant under sixteen waits for a parent, and whether the parent can be mailed again. */
function parentWait(
  one: Item<typeof application>,
  { isOwn, isTeam, firstName: name, locale, now }: { isOwn: boolean; isTeam: boolean; firstName: string; locale: Locale; now: Date },
) {
  if (!one.meta.permissions.includes('ask_parent') || !one.parentAskedAt) return null
  const day = longDay(locale, one.parentAskedAt, now)
  return {
    id: one.id,
    isOwn,
    /** Another mail may be sent. */
    isLongAgo: now.getTime() - new Date(one.parentAskedAt).getTime() > secondsBetweenParentRequests * 1000,
    title: isOwn ? say(locale, parentWords.ownWaits) : say(locale, parentWords.waits, { name }),
    text: isOwn
      ? say(locale, parentWords.ownAsked, { address: one.parentEmail ?? '', day })
      : isTeam
        ? say(locale, parentWords.asked, { name, day })
        : say(locale, parentWords.askedForCenter, { day }),
  }
}

export type ParentWait = NonNullable<ReturnType<typeof parentWait>>
export type ApplicationView = ReturnType<typeof applicationView>

/** The words for a transition in its conversation. */
export const statusLineWords = (locale: Locale, isOwn: boolean) => (status: string) => (isStatus(status) ? statusWord(status, locale, isOwn) : status)

const isStatus = (status: string): status is ApplicationStatus => (applicationStatuses as readonly string[]).includes(status)

type Caller = ApplicationViewer & {
  /** Only messages from before this moment. */ before: string | null
  /** There are unread notices about it. */ hasNews: boolean
  /** Runs this once the page has been sent. */
  whenRead(mark: () => Promise<unknown>): void
}

/** All data of the page of one application, in words. Also marks the conversation as read. */
export async function fetchApplication(api: Client, id: string, { before, hasNews, whenRead, ...looker }: Caller) {
  const { locale } = looker
  const one = await api.applications.get(id, { include: ['vacancy', 'vacancy.address', 'conversation'] })
  const known = applicationView(one, looker)
  const { conversation } = one
  const [thread, alternatives, colleagues] = await Promise.all([
    conversation
      ? fetchThread(api, conversation.id, before, { locale, centerName: looker.centerName, now: new Date(), stepWord: statusLineWords(locale, known.isOwn) })
      : null,
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

/** The subject of the conversation about an application. */
export async function fetchApplicationView(api: Client, id: string, looker: ApplicationViewer) {
  const one = await api.applications.get(id, { include: ['vacancy', 'vacancy.address'] })
  const known = applicationView(one, looker)
  return { ...known, colleagues: known.notes.team ? await fetchColleagues(api, known.notes.team.organizationId) : [] }
}

async function fetchAlternatives(api: Client, id: string, locale: Locale): Promise<RowFacts[]> {
  const { items } = await api.vacancies.listAt(`applications/${id}/alternatives`, rowQuery(locale))
  return items.map((item) => rowFacts(item, locale))
}

/** The colleagues who can be assigned to an application of this organization. */
export async function fetchColleagues(api: Client, organizationId: string): Promise<Colleague[]> {
  const { items } = await api.users.list({
    filter: { organizationIdEq: organizationId, statusEq: 'active' },
    fields: { users: ['name'] },
    sort: 'lastName',
    page: { size: 100 },
  })
  return items.map(({ id, name }) => ({ id, name }))
}
