import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { say } from '#kernel/i18n/messages.ts'
import { mailWords as words } from './mail-words.ts'

type Facts = { firstName: string; organization: string; organizationId: string; reason: string | null }

/** What an organization's admins hear from the center. A denial always says why, and whom to call (domain §3.13). */
export const organizationMails: Record<string, MailTemplate> = {
  'organization.approved': (facts: Facts, locale) => ({
    subject: say(locale, words.approvedSubject, facts),
    heading: say(locale, words.approvedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.approvedText)],
    button: { label: say(locale, words.toDashboard), url: '/dashboard' },
    why: say(locale, words.why, facts),
  }),
  'organization.denied': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.deniedSubject, facts),
    heading: say(locale, words.deniedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.deniedText), facts.reason ?? '', say(locale, words.call, { phone })],
    why: say(locale, words.why, facts),
  }),
}
