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
  'organization.archived': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.archivedSubject, facts),
    heading: say(locale, words.archivedSubject, facts),
    paragraphs: given(say(locale, words.hello, facts), say(locale, words.archivedText), facts.reason, facts.message, say(locale, words.call, { phone })),
    why: say(locale, words.why, facts),
  }),
  'organization.pending': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.pendingSubject, facts),
    heading: say(locale, words.pendingSubject, facts),
    paragraphs: given(say(locale, words.hello, facts), say(locale, words.pendingText), facts.message, say(locale, words.call, { phone })),
    why: say(locale, words.why, facts),
  }),
}
