import { say } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { mailWords } from '#features/notifications/model/mail-words.ts'
import { organizationMailWords as words } from '#features/notifications/conversations/organization-mail-words.ts'

type Facts = {
  firstName: string
  organization: string
  organizationId: string
  author: string
  body: string
  isInvited: boolean
  /** Whom the reader answers for. */ absent?: string | null
}

/** By way of signing in, for a visitor does not see an organization that waits for approval. */
const pageOf = ({ organizationId }: Facts) => `/auth/login-1?redirect=${encodeURIComponent(`/organizations/${organizationId}?via=mail`)}`

/** The mails of a conversation between an organization and its center: the words themselves, and where to answer. */
export const organizationConversationMails: Readonly<Record<'organization.asked' | 'organization.answered', MailTemplate<Facts>>> = {
  'organization.asked': (facts, locale) => ({
    subject: say(locale, words.askedSubject, facts),
    heading: say(locale, words.askedSubject, facts),
    paragraphs: [
      say(locale, mailWords.hello, facts),
      say(locale, words.askedText, facts),
      facts.body,
      ...(facts.isInvited ? [say(locale, words.confirmFirst)] : []),
      ...(facts.absent ? [say(locale, words.answerByMail)] : []),
    ],
    // The conversation itself is read by admins alone.
    ...(!facts.absent && { button: { label: say(locale, words.answer), url: pageOf(facts) } }),
    why: facts.absent ? say(locale, words.whyStandIn, { ...facts, absent: facts.absent }) : say(locale, words.whyAsked, facts),
  }),
  'organization.answered': (facts, locale) => ({
    subject: say(locale, words.answeredSubject, facts),
    heading: say(locale, words.answeredSubject, facts),
    paragraphs: [say(locale, mailWords.hello, facts), say(locale, words.answeredText, facts), facts.body],
    button: { label: say(locale, words.read), url: pageOf(facts) },
    why: say(locale, words.whyAnswered),
  }),
}
