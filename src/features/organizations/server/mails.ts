import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { say } from '#kernel/i18n/messages.ts'
import { mailWords as words } from './mail-words.ts'

type Facts = { firstName: string; organization: string; organizationId: string; reason: string | null; message?: string | null }

const given = (...texts: (string | null | undefined)[]) => texts.filter((text): text is string => Boolean(text))

/** What an organization's admins hear from the center. A denial always says why, and whom to call (domain §3.13). */
export const organizationMails: Record<string, MailTemplate> = {
  'organization.approved': (facts: Facts, locale) => ({
    subject: say(locale, words.approvedSubject, facts),
    heading: say(locale, words.approvedSubject, facts),
    paragraphs: given(say(locale, words.hello, facts), say(locale, words.approvedText), facts.message),
    button: { label: say(locale, words.toDashboard), url: '/dashboard' },
    why: say(locale, words.why, facts),
  }),
  'organization.denied': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.deniedSubject, facts),
    heading: say(locale, words.deniedSubject, facts),
    paragraphs: given(say(locale, words.hello, facts), say(locale, words.deniedText), facts.reason, facts.message, say(locale, words.call, { phone })),
    why: say(locale, words.why, facts),
  }),
  'organization.received': (facts: Facts & { link: string | null; isOwn: boolean }, locale) => ({
    subject: say(locale, words.receivedSubject, facts),
    heading: say(locale, words.receivedSubject, facts),
    paragraphs: given(
      say(locale, words.hello, facts),
      say(locale, words.receivedText),
      facts.isOwn ? null : say(locale, facts.link ? words.receivedLink : words.receivedNoLink, facts),
      facts.isOwn ? null : say(locale, words.notMine),
    ),
    ...(facts.link && { button: { label: say(locale, words.toConfirm), url: facts.link } }),
    ...(facts.isOwn && { button: { label: say(locale, words.toDashboard), url: '/dashboard' } }),
    why: say(locale, words.receivedWhy, facts),
  }),
  'organization.expired': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.expiredSubject, facts),
    heading: say(locale, words.expiredSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.expiredText), say(locale, words.call, { phone })],
    why: say(locale, words.why, facts),
  }),
  'organization.resubmitted': (facts: Facts, locale) => ({
    subject: say(locale, words.resubmittedSubject, facts),
    heading: say(locale, words.resubmittedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.resubmittedText)],
    button: { label: say(locale, words.toApprove), url: '/organizations/approve' },
    why: say(locale, words.centerWhy),
  }),
  'organization.submitted': (facts: Facts, locale) => ({
    subject: say(locale, words.submittedSubject, facts),
    heading: say(locale, words.submittedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.submittedText)],
    button: { label: say(locale, words.toApprove), url: '/organizations/approve' },
    why: say(locale, words.centerWhy),
  }),
  'organization.archived': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.archivedSubject, facts),
    heading: say(locale, words.archivedSubject, facts),
    paragraphs: given(say(locale, words.hello, facts), say(locale, words.archivedText), facts.reason, facts.message, say(locale, words.call, { phone })),
    why: say(locale, words.why, facts),
  }),
  'organization.removed': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.removedSubject, facts),
    heading: say(locale, words.removedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.removedText), say(locale, words.call, { phone })],
    why: say(locale, words.removedWhy, facts),
  }),
  'organization.pending': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.pendingSubject, facts),
    heading: say(locale, words.pendingSubject, facts),
    paragraphs: given(say(locale, words.hello, facts), say(locale, words.pendingText), facts.message, say(locale, words.call, { phone })),
    why: say(locale, words.why, facts),
  }),
}
