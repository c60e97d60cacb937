import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { mailWords as words } from './mail-words.ts'

type Facts = { firstName: string; organization: string; organizationId: string; reason: string | null; message?: string | null }

const given = (...texts: (string | null | undefined)[]) => texts.filter((text): text is string => Boolean(text))

/** The mails to an organization's admins. A denial always gives the reason, and the number to call (domain §3.13). */
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

type EventFacts = { firstName: string; organization: string; organizationId: string }
type Words = Pick<MailEvent, 'name' | 'when'> & { isAlways?: true; isRepeated?: true }

const event = (to: MailEvent['to'], path: (facts: EventFacts) => string, words: Words) =>
  mailEvent<EventFacts>({
    to,
    group: 'organizations',
    notice: (facts) => ({ path: path(facts), facts: { organization: facts.organization } }),
    variables: ['firstName', 'organization'],
    ...words,
  })

const own = (words: Words) => event('team', ({ organizationId }) => `/organizations/${organizationId}`, words)
const queue = (words: Words) => event('center', ({ organizationId }) => `/organizations/approve?id=${organizationId}`, words)

/** The events of organizations that send mails. Those about approval cannot be turned off. */
export const organizationEvents: Readonly<Record<string, MailEvent>> = {
  'organization.received': own({
    name: { nl: 'Aanmelding ontvangen', en: 'Sign-up received' },
    when: { nl: 'Gaat naar de contactpersoon, als een organisatie zich aanmeldt.', en: 'Goes to the contact person, when an organization signs up.' },
    isAlways: true,
  }),
  'organization.approved': own({
    name: { nl: 'Organisatie goedgekeurd', en: 'Organization approved' },
    when: { nl: 'Gaat naar de beheerders van de organisatie.', en: 'Goes to the admins of the organization.' },
    isAlways: true,
  }),
  'organization.denied': own({
    name: { nl: 'Organisatie niet goedgekeurd', en: 'Organization not approved' },
    when: { nl: 'Gaat naar de beheerders van de organisatie, met de reden.', en: 'Goes to the admins of the organization, with the reason.' },
    isAlways: true,
  }),
  'organization.pending': own({
    name: { nl: 'We kijken opnieuw', en: 'We look again' },
    when: { nl: 'Gaat naar de beheerders, als een besluit weer openstaat.', en: 'Goes to the admins, when a decision is open again.' },
    isAlways: true,
  }),
  'organization.expired': own({
    name: { nl: 'Aanmelding gesloten', en: 'Sign-up closed' },
    when: { nl: 'Gaat naar de beheerders, na drie maanden zonder nieuws.', en: 'Goes to the admins, after three months without news.' },
    isAlways: true,
  }),
  'organization.archived': own({
    name: { nl: 'Organisatie gearchiveerd', en: 'Organization archived' },
    when: { nl: 'Gaat naar de beheerders van de organisatie.', en: 'Goes to the admins of the organization.' },
    isAlways: true,
  }),
  // Its page is gone, so it links to the dashboard.
  'organization.removed': event('team', () => '/dashboard', {
    name: { nl: 'Organisatie verwijderd', en: 'Organization removed' },
    when: { nl: 'Gaat naar wie de organisatie beheerde.', en: 'Goes to those who were its admins.' },
    isAlways: true,
  }),
  'organization.submitted': queue({
    name: { nl: 'Nieuwe organisatie', en: 'New organization' },
    when: { nl: 'Gaat naar wie bij jullie organisaties beoordeelt.', en: 'Goes to your colleagues who judge organizations.' },
  }),
  'organization.resubmitted': queue({
    name: { nl: 'Organisatie vraagt om nog een blik', en: 'Organization asks for another look' },
    when: { nl: 'Gaat naar wie bij jullie organisaties beoordeelt.', en: 'Goes to your colleagues who judge organizations.' },
    // Each one needs a decision of its own.
    isRepeated: true,
  }),
}
