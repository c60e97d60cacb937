import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { say, type AnyMessage, type FactsOf, type Locale } from '#kernel/i18n/messages.ts'
import type { MailContent, MailTemplate } from '#kernel/mail/server/templates.ts'
import { messages as applicationWords } from '#features/applications/model/messages.ts'
import { linkToVacancy, type MailedVacancy } from '#features/vacancies/presentation/server/mailed-vacancy.ts'
import type { EventKey } from '#features/notifications/model/event-keys.ts'
import { mailWords as words } from '#features/notifications/model/mail-words.ts'

type Facts = {
  firstName: string
  person: string
  vacancy: string
  organization: string
  applicationId: string
  createdAt: string
  isApplicant: boolean
  reason?: keyof typeof applicationWords | null
  message?: string | null
  alternatives?: MailedVacancy[]
  days?: number
  wasPlaced?: boolean
  byParent?: boolean
  /** The reader is notified on behalf of a guest. */
  forGuest?: boolean
  meeting?: { startsAt: string; place: string; contact: string[]; file: string }
  /** A day that was mentioned but is off, or not agreed yet. */
  on?: { startsAt: string; place: string }
  author?: string
  body?: string
}
type Sentence = AnyMessage & { nl: (facts: never) => string; en: (facts: never) => string }
type Reader = 'volunteer' | 'team' | 'center'

/** The mails about applications, by kind. Each says what it is about, where and since when (domain §7.4). */
export const applicationMails: Readonly<Partial<Record<EventKey, MailTemplate<Facts>>>> = {
  'application.created': letter('volunteer', words.createdSubject, words.createdText),
  'application.invited': letter('volunteer', words.invitedSubject, words.invitedText),
  'application.accepted': letter('volunteer', words.acceptedSubject, words.acceptedText),
  'application.waitlisted': letter('volunteer', words.waitlistedSubject, words.waitlistedText),
  'application.declined': letter('volunteer', words.declinedSubject, words.declinedText),
  'application.reopened': letter('volunteer', words.reopenedSubject, words.reopenedText),
  'application.completed': letter('volunteer', words.completedSubject, words.completedText),
  'application.stopped': letter('volunteer', words.stoppedSubject, words.stoppedText),
  'application.expired': letter('volunteer', words.expiredSubject, words.expiredText),
  'application.silent': letter('volunteer', words.silentSubject, words.silentText),
  'application.rescheduled': letter('volunteer', words.rescheduledSubject, words.rescheduledText),
  'application.unsuitable': letter('volunteer', words.unsuitableSubject, words.unsuitableText, words.answer),
  'application.cannot': letter('team', words.cannotTeamSubject, words.cannotTeamText, words.answer),
  'application.proposed': letter('team', words.proposedTeamSubject, words.proposedTeamText, words.answer),
  'application.place_free': letter('volunteer', words.placeFreeSubject, words.placeFreeText, words.takePlace),
  'application.parent_agreed': letter('volunteer', words.agreedSubject, words.agreedText),
  'application.parent_refused': letter('volunteer', words.refusedSubject, words.refusedText),
  'application.claimed': letter('team', words.claimedTeamSubject, words.claimedTeamText),
  'application.received': letter('team', words.receivedTeamSubject, words.receivedTeamText),
  'application.withdrawn': letter('team', words.withdrawnTeamSubject, words.withdrawnTeamText),
  'application.reminder': letter('team', words.reminderTeamSubject, words.reminderTeamText),
  'application.start_tomorrow': letter('volunteer', words.tomorrowSubject, words.tomorrowText),
  'application.evaluate': letter('volunteer', words.evaluateSubject, words.evaluateText, words.tellHow),
  'application.assigned': letter('team', words.assignedTeamSubject, words.assignedTeamText),
  'application.escalated': letter('center', words.escalatedCenterSubject, words.escalatedCenterText),
  'message.unread': (facts, locale) => ({
    ...frame(facts, locale, say(locale, words.messageSubject, { author: facts.author ?? '', vacancy: facts.vacancy })),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.saysSo, { author: facts.author ?? '' }), facts.body ?? '', say(locale, words.answerThere)],
    button: { label: say(locale, words.answer), url: `/applications/${facts.applicationId}?via=mail` },
    why: say(locale, facts.isApplicant ? words.why : words.whyTeam, facts),
  }),
}

function letter(
  reader: Reader,
  subject: Sentence,
  text: Sentence,
  press: AnyMessage = reader === 'volunteer' ? words.see : words.seeTeam,
): MailTemplate<Facts> {
  return (given, locale, { name: centerName }) => {
    const facts = { ...given, centerName }
    const heading = (facts.forGuest ? say(locale, words.forGuest, facts) : '') + sayOf(locale, subject, facts)
    const { message, alternatives = [] } = facts
    return {
      ...frame(facts, locale, heading),
      paragraphs: [
        say(locale, words.hello, facts),
        ...(facts.forGuest ? [say(locale, words.forGuestText, facts)] : []),
        sayOf(locale, text, facts),
        ...(message ? [`${say(locale, words.saysSo, { author: facts.author ?? facts.organization })}\n${message}`] : []),
        ...(alternatives.length > 0 ? [say(locale, words.lookFurther)] : []),
      ],
      links: [
        ...(facts.meeting ? [{ label: say(locale, words.calendarFile), notes: [], url: facts.meeting.file }] : []),
        ...alternatives.map((one) => linkToVacancy(one, locale, (km) => say(locale, words.awayFrom, { km }))),
      ],
      button: { label: say(locale, press as typeof words.see), url: `/applications/${facts.applicationId}` },
      why: reader === 'volunteer' ? say(locale, words.why, facts) : reader === 'team' ? say(locale, words.whyTeam, facts) : say(locale, words.whyCenter),
    }
  }
}

const sayOf = (locale: Locale, sentence: Sentence, facts: Facts) => say(locale, sentence, ...([facts] as FactsOf<Sentence>))

function frame(facts: Facts, locale: Locale, heading: string): Pick<MailContent, 'subject' | 'heading' | 'factRows'> {
  const { person, isApplicant, vacancy, organization, createdAt, reason, meeting, on = meeting } = facts
  return {
    subject: heading,
    heading,
    factRows: [
      { label: say(locale, words.factVacancy), value: vacancy },
      { label: say(locale, words.factOrganization), value: organization },
      ...(isApplicant ? [] : [{ label: say(locale, words.factPerson), value: person }]),
      ...(on
        ? [
            { label: say(locale, words.factWhen), value: `${longDay(locale, on.startsAt)}, ${clockTime(locale, on.startsAt)}` },
            { label: say(locale, words.factPlace), value: on.place },
            ...(isApplicant && meeting && meeting.contact.length > 0 ? [{ label: say(locale, words.factContact), value: meeting.contact.join(', ') }] : []),
          ]
        : []),
      { label: say(locale, words.factDate), value: longDay(locale, createdAt) },
      ...(reason ? [{ label: say(locale, words.factReason), value: say(locale, applicationWords[reason] as { nl: string; en: string }) }] : []),
    ],
  }
}
