import { mailWords as words } from '#features/organization-transfers/mail-words.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailContent, MailTemplate } from '#kernel/mail/server/templates.ts'

type Facts = { firstName: string; organization: string; organizationId: string; from: string; to: string; reason: string | null; isCenter: boolean }

const letter = (facts: Facts, locale: Locale, subject: string, paragraphs: readonly (string | null)[]): MailContent => ({
  subject,
  heading: subject,
  paragraphs: [say(locale, words.hello, facts), ...paragraphs.filter((one) => one !== null)],
  why: facts.isCenter ? say(locale, words.whyCenter) : say(locale, words.whyPeople, facts),
})

/** The mails to both centers and the organization about a transfer. */
export const transferMails: Readonly<Record<string, MailTemplate<Facts>>> = {
  'organization.move_requested': (facts, locale) => ({
    ...letter(facts, locale, say(locale, words.requestedSubject, facts), [say(locale, words.requestedText, facts), facts.reason]),
    button: { label: say(locale, words.decide), url: `/organizations/${facts.organizationId}/move` },
  }),
  'organization.moved': (facts, locale) => ({
    ...letter(facts, locale, say(locale, words.movedSubject, facts), [say(locale, facts.isCenter ? words.movedTextCenter : words.movedText, facts)]),
    ...(!facts.isCenter && { button: { label: say(locale, words.seePage), url: `/organizations/${facts.organizationId}` } }),
  }),
  'organization.move_refused': (facts, locale) =>
    letter(facts, locale, say(locale, words.refusedSubject, facts), [say(locale, words.refusedText, facts), facts.reason]),
  'organization.move_withdrawn': (facts, locale) => letter(facts, locale, say(locale, words.refusedSubject, facts), [say(locale, words.withdrawnText, facts)]),
}

type NoticeFacts = { firstName: string; organization: string; organizationId: string; from: string; to: string }

const event = (words: Pick<MailEvent, 'name' | 'when'>) =>
  mailEvent<NoticeFacts>({
    to: 'all',
    group: 'organizations',
    // A transfer changes where somebody signs in, so this mail cannot be turned off.
    isAlways: true,
    notice: ({ organization, organizationId, from, to }) => ({ path: `/organizations/${organizationId}/move`, facts: { organization, from, to } }),
    variables: ['firstName', 'organization', 'from', 'to'],
    ...words,
  })

/** The mail events of transfers. */
export const transferEvents: Readonly<Record<string, MailEvent>> = {
  'organization.move_requested': event({
    name: { nl: 'Verhuizing gevraagd', en: 'Move asked for' },
    when: { nl: 'Gaat naar de beheerders van beide centrales.', en: 'Goes to the admins of both centers.' },
  }),
  'organization.moved': {
    ...event({
      name: { nl: 'Organisatie verhuisd', en: 'Organization moved' },
      when: { nl: 'Gaat naar beide centrales en naar de organisatie.', en: 'Goes to both centers and to the organization.' },
    }),
    // People who moved no longer sign in here; the others see it in the list.
    notice: ({ organization, from, to }: NoticeFacts) => ({ path: '/organizations', facts: { organization, from, to } }),
  },
  'organization.move_refused': event({
    name: { nl: 'Verhuizing gaat niet door', en: 'Move refused' },
    when: { nl: 'Gaat naar wie de verhuizing vroeg, met de reden.', en: 'Goes to those who asked for the move, with the reason.' },
  }),
  'organization.move_withdrawn': event({
    name: { nl: 'Verhuizing ingetrokken', en: 'Move withdrawn' },
    when: { nl: 'Gaat naar de beheerders van de centrales.', en: 'Goes to the admins of the centers.' },
  }),
}
