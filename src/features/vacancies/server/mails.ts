import { addressOfNew } from '#features/vacancies/begin/address-of-new.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { endOfDay, fullDay, longDay } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import type { MailTemplate } from '#kernel/mail/server/templates.ts'
import { mailWords as words } from './mail-words.ts'

type Facts = { firstName: string; vacancy: string; vacancyId: string; step: string; reason: string | null }

type Idle = { firstName: string; organization: string; organizationId: string }

type Ending = { firstName: string; vacancy: string; until: string; later: string; link: string }

/** Mails to an organization about its vacancies, and to the center about those to review. */
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
  'vacancy.changes_requested': (facts: Facts, locale, { phone }) => ({
    subject: say(locale, words.changesSubject, facts),
    heading: say(locale, words.changesSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.changesText), facts.reason ?? '', say(locale, words.call, { phone })],
    button: { label: say(locale, words.changeIt), url: `/vacancies/${facts.vacancyId}/edit` },
    why: say(locale, words.why),
  }),
  'vacancy.submitted': (facts: Facts, locale, { name: centerName }) => ({
    subject: say(locale, words.submittedSubject, facts),
    heading: say(locale, words.submittedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.submittedText)],
    button: { label: say(locale, words.toQueue), url: '/vacancies?status=pending' },
    why: say(locale, words.centerWhy, { centerName }),
  }),
  'vacancy.stepped': (facts: Facts, locale, { phone, name: centerName }) => ({
    subject: say(locale, words.steppedSubject, facts),
    heading: say(locale, words.steppedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.steppedText, { centerName }), say(locale, words.call, { phone })],
    why: say(locale, words.why),
  }),
  'vacancy.shared': (facts: Facts & { from: string }, locale, { name: centerName }) => ({
    subject: say(locale, words.sharedSubject, facts),
    heading: say(locale, words.sharedSubject, facts),
    paragraphs: [say(locale, words.hello, facts), say(locale, words.sharedText, facts)],
    button: { label: say(locale, words.whereItStands), url: searchAddress({ q: facts.vacancy }) },
    why: say(locale, words.centerWhy, { centerName }),
  }),
  // The link works without signing in, so the facts are erased once the mail is sent.
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

type EventFacts = { firstName: string; vacancy: string; vacancyId: string; step?: string; until?: string; later?: string }

const event = (to: MailEvent['to'], path: (facts: EventFacts) => string, words: Pick<MailEvent, 'name' | 'when' | 'isRepeated'>) =>
  mailEvent<EventFacts>({
    to,
    group: 'vacancies',
    notice: (facts) => ({
      path: path(facts),
      facts: { vacancy: facts.vacancy, vacancyId: facts.vacancyId, step: facts.step, until: facts.until, later: facts.later },
      // By that day the vacancy has expired.
      ...(facts.until && { expiresAt: endOfDay(facts.until) }),
    }),
    variables: ['firstName', 'vacancy'],
    ...words,
  })

const edit = ({ vacancyId }: EventFacts) => `/vacancies/${vacancyId}/edit`

/** The events of vacancies that send mails. */
export const vacancyEvents: Readonly<Record<string, MailEvent>> = {
  'vacancy.published': event('team', ({ vacancyId }) => `/vacancies/${vacancyId}`, {
    name: { nl: 'Vacature online', en: 'Vacancy online' },
    when: { nl: 'Gaat naar de organisatie, zodra de vacature geplaatst is.', en: 'Goes to the organization, when the vacancy is published.' },
    // A vacancy may be decided on more than once, with different results.
    isRepeated: true,
  }),
  'vacancy.denied': event('team', edit, {
    name: { nl: 'Vacature nog niet geplaatst', en: 'Vacancy not yet published' },
    when: { nl: 'Gaat naar de organisatie, met de reden.', en: 'Goes to the organization, with the reason.' },
    isRepeated: true,
  }),
  'vacancy.changes_requested': event('team', edit, {
    name: { nl: 'Vraag om een vacature te veranderen', en: 'Changes to a vacancy asked' },
    when: { nl: 'Gaat naar de organisatie, met wat er anders moet.', en: 'Goes to the organization, with what should be different.' },
    isRepeated: true,
  }),
  'vacancy.stepped': {
    ...event('team', edit, {
      name: { nl: 'Vacature veranderd', en: 'Vacancy changed' },
      when: {
        nl: 'Gaat naar de organisatie, als jullie iets aan een vacature doen.',
        en: 'Goes to the organization, when you do something to a vacancy.',
      },
    }),
    isRepeated: true,
    // Its subject is made from the transition, so it has no variables.
    variables: undefined,
  },
  'vacancy.expiring': {
    ...event('team', edit, {
      name: { nl: 'Vacature loopt af', en: 'Vacancy runs out' },
      when: {
        nl: 'Gaat naar de contactpersoon, twee weken en drie dagen voor het einde.',
        en: 'Goes to the contact person, two weeks and three days before the end.',
      },
    }),
    isRepeated: true,
    variables: undefined,
  },
  'vacancy.expired': event('team', edit, {
    name: { nl: 'Vacature gesloten', en: 'Vacancy closed' },
    when: { nl: 'Gaat naar de contactpersoon, na de laatste dag.', en: 'Goes to the contact person, after the last day.' },
  }),
  'vacancy.shared': mailEvent<EventFacts & { from: string }>({
    to: 'center',
    group: 'vacancies',
    name: { nl: 'Vacature met ons gedeeld', en: 'Vacancy shared with us' },
    when: {
      nl: 'Gaat naar wie bij jullie vacatures beoordeelt, als een andere centrale een vacature deelt.',
      en: 'Goes to your colleagues who judge vacancies, when another center shares one.',
    },
    // Leads to the search of the receiver's own site, which shows the vacancy.
    notice: ({ vacancy, vacancyId, from }) => ({ path: searchAddress({ q: vacancy }), facts: { vacancy, vacancyId, from } }),
    variables: ['firstName', 'vacancy', 'from'],
  }),
  'vacancy.submitted': {
    ...event('center', () => '/vacancies?status=pending', {
      name: { nl: 'Nieuwe vacature om te bekijken', en: 'New vacancy to look at' },
      when: { nl: 'Gaat naar wie bij jullie vacatures beoordeelt.', en: 'Goes to your colleagues who judge vacancies.' },
    }),
    // All of them link to the same queue.
    isRepeated: true,
  },
  'organization.no_vacancy_30d': mailEvent<{ firstName: string; organization: string; organizationId: string }>({
    to: 'team',
    group: 'vacancies',
    name: { nl: 'Al een maand geen vacature', en: 'No vacancy for a month' },
    when: {
      nl: 'Gaat naar de beheerders van een organisatie, als er een maand niets online staat.',
      en: 'Goes to the admins of an organization, when nothing has been online for a month.',
    },
    notice: ({ organization, organizationId }) => ({ path: addressOfNew(organizationId), facts: { organization, organizationId } }),
    variables: ['firstName', 'organization'],
  }),
}
