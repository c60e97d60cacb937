import { fullDay, longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { addressOfNew } from '#features/vacancies/begin/address-of-new.ts'
import { mailWords as words } from './mail-words.ts'

type Facts = { firstName: string; vacancy: string; vacancyId: string; step: string; reason: string | null }

type Idle = { firstName: string; organization: string; organizationId: string }

type Ending = { firstName: string; vacancy: string; until: string; later: string; link: string }

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
  'vacancy.shared': (facts: Facts & { from: string }, locale) => ({
    subject: say(locale, words.sharedSubject, facts),
    heading: say(locale, words.sharedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.sharedText, facts)],
    button: { label: say(locale, words.whereItStands), url: searchAddress({ q: facts.vacancy }) },
    why: say(locale, words.centerWhy),
  }),
  // Its link works without signing in, so what it says is forgotten once it is sent.
  'vacancy.expiring': (facts: Ending, locale) => ({
    subject: say(locale, words.expiringSubject, { ...facts, day: longDay(locale, facts.until) }),
    heading: say(locale, words.expiringSubject, { ...facts, day: longDay(locale, facts.until) }),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.expiringText, { day: fullDay(locale, facts.later) })],
    button: { label: say(locale, words.extend, { day: fullDay(locale, facts.later) }), url: facts.link },
    why: say(locale, words.contactWhy),
    essential: true,
  }),
  'vacancy.expired': (facts: Facts, locale) => ({
    subject: say(locale, words.expiredSubject, facts),
    heading: say(locale, words.expiredSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.expiredText)],
    button: { label: say(locale, words.seeVacancy), url: `/vacancies/${facts.vacancyId}` },
    why: say(locale, words.contactWhy),
  }),
  'organization.no_vacancy_30d': (facts: Idle, locale) => ({
    subject: say(locale, words.idleSubject, facts),
    heading: say(locale, words.idleSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.idleText)],
    button: { label: say(locale, words.makeOne), url: addressOfNew(facts.organizationId) },
    why: say(locale, words.idleWhy, facts),
  }),
}
