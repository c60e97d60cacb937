import { say } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { mailWords as words } from './mail-words.ts'

type Facts = { firstName: string; vacancy: string; vacancyId: string; step: string; reason: string | null }

/** What an organization hears from the center about its vacancies, and the center about what it is to judge. */
export const vacancyMails: Record<string, MailTemplate> = {
  'vacancy.published': (facts: Facts, locale) => ({
    subject: say(locale, words.publishedSubject, facts),
    heading: say(locale, words.publishedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.publishedText)],
    button: { label: say(locale, words.seeVacancy), url: `/vacancies/${facts.vacancyId}` },
    why: say(locale, words.why),
  }),
  'vacancy.denied': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.deniedSubject, facts),
    heading: say(locale, words.deniedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.deniedText), facts.reason ?? '', say(locale, words.call, { phone })],
    why: say(locale, words.why),
  }),
  'vacancy.submitted': (facts: Facts, locale) => ({
    subject: say(locale, words.submittedSubject, facts),
    heading: say(locale, words.submittedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.submittedText)],
    button: { label: say(locale, words.toQueue), url: '/vacancies?status=pending' },
    why: say(locale, words.centerWhy),
  }),
  'vacancy.stepped': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.steppedSubject, facts),
    heading: say(locale, words.steppedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.steppedText), say(locale, words.call, { phone })],
    why: say(locale, words.why),
  }),
}
