import { clockTime, daysBetween, longDay } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Item } from '#kernel/jsonapi/item.ts'
import { organizationBeside } from '#features/organizations/presentation/organization-beside.ts'
import { placeName } from '#features/vacancies/presentation/vacancy-facts.ts'
import type { application } from '#features/applications/model/application.ts'
import { expectedOf, meetingTyped } from './expected.ts'
import { followWords } from '#features/applications/guests/follow-words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { secondsBetweenParentRequests } from '#features/applications/parental-consent/parent-requests.ts'
import { notesOf } from '#features/applications/notes/notes-of.ts'
import { parentWords } from '#features/applications/parental-consent/parent-words.ts'
import { applicationStatuses, type ApplicationStatus } from '#features/applications/model/states.ts'
import { statusWord } from '#features/applications/model/status-word.ts'
import { whatNext } from './what-next.ts'

const shownVacancies = ['published', 'paused', 'filled', 'closed']

export type ApplicationViewer = { personId: string; organizationIds: readonly string[]; locale: Locale }

/** An application in words, as whoever looks should see it. */
export function applicationView(one: Item<typeof application, 'vacancy' | 'vacancy.address'>, { personId, organizationIds, locale }: ApplicationViewer) {
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
    /** The organization beside the vacancy; null where the title names it. */
    by: organizationBeside(one.vacancyTitle, organization),
    motivation: one.motivation,
    next: whatNext(one, { looker: isOwn ? 'volunteer' : isTeam || one.isEscalated ? 'team' : 'center', name: firstName, organization }, locale),
    expected: expectedOf(one, { locale, now }),
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
        ...(one.guestPhone ? [{ term: say(locale, followWords.guestPhone), value: one.guestPhone }] : []),
        ...noted,
        ...parentFact(one, locale, now),
        ...(reason ? [{ term: say(locale, messages.reason), value: say(locale, messages[reason]) }] : []),
      ],
      /** On paper, for who has no e-mail. */
      letter: one.followCode ? `/forms/${one.followCode}` : null,
      answers: (one.answers ?? []).map(({ questionId, question, text }) => ({
        question: question ?? vacancy?.questions.find((asked) => asked.id === questionId)?.text ?? '',
        text,
      })),
    },
  }
}

/** Whether the parent of whoever is under sixteen has agreed. */
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

/** Whoever is under sixteen waits for a parent: what is said of it, and whether the parent can be mailed again. */
function parentWait(
  one: Item<typeof application>,
  { isOwn, isTeam, firstName: name, locale, now }: { isOwn: boolean; isTeam: boolean; firstName: string; locale: Locale; now: Date },
) {
  if (!one.meta.permissions.includes('ask_parent') || !one.parentAskedAt) return null
  const day = longDay(locale, one.parentAskedAt, now)
  return {
    id: one.id,
    isOwn,
    /** The mail can go again. */
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

/** What a step of an application is called in its conversation. */
export const statusLineWords = (locale: Locale, isOwn: boolean) => (status: string) => (isStatus(status) ? statusWord(status, locale, isOwn) : status)

const isStatus = (status: string): status is ApplicationStatus => (applicationStatuses as readonly string[]).includes(status)
