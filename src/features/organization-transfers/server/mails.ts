import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { MailContent, MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { mailWords as words } from '#features/organization-transfers/mail-words.ts'

type Facts = { firstName: string; organization: string; organizationId: string; from: string; to: string; reason: string | null; isCenter: boolean }

const letter = (facts: Facts, locale: Locale, subject: string, paragraphs: readonly (string | null)[]): MailContent => ({
  subject,
  heading: subject,
  paragraphs: [say(locale, words.hello, facts), ...paragraphs.filter((one) => one !== null)],
  why: facts.isCenter ? say(locale, words.whyCenter) : say(locale, words.whyPeople, facts),
})

/** What both centers and the organization hear of a move. */
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
