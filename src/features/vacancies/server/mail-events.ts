import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'
import { endOfDay } from '#kernel/i18n/dates.ts'
import { addressOfNew } from '#features/vacancies/begin/address-of-new.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'

type Facts = { firstName: string; vacancy: string; vacancyId: string; step?: string; until?: string; later?: string }

const event = (to: MailEvent['to'], path: (facts: Facts) => string, words: Pick<MailEvent, 'name' | 'when' | 'isRepeated'>) =>
  mailEvent<Facts>({
    to,
    group: 'vacancies',
    notice: (facts) => ({
      path: path(facts),
      facts: { vacancy: facts.vacancy, vacancyId: facts.vacancyId, step: facts.step, until: facts.until, later: facts.later },
      // What runs out has done so by then.
      ...(facts.until && { expiresAt: endOfDay(facts.until) }),
    }),
    variables: ['firstName', 'vacancy'],
    ...words,
  })

const edit = ({ vacancyId }: Facts) => `/vacancies/${vacancyId}/edit`

/** What the mails about vacancies tell of. */
export const vacancyEvents: Readonly<Record<string, MailEvent>> = {
  'vacancy.published': event('team', ({ vacancyId }) => `/vacancies/${vacancyId}`, {
    name: { nl: 'Vacature online', en: 'Vacancy online' },
    when: { nl: 'Gaat naar de organisatie, zodra de vacature geplaatst is.', en: 'Goes to the organization, when the vacancy is published.' },
    // A decision may be another than the last.
    isRepeated: true,
  }),
  'vacancy.denied': event('team', edit, {
    name: { nl: 'Vacature nog niet geplaatst', en: 'Vacancy not yet published' },
    when: { nl: 'Gaat naar de organisatie, met de reden.', en: 'Goes to the organization, with the reason.' },
    isRepeated: true,
  }),
  'vacancy.stepped': {
    ...event('team', edit, {
      name: { nl: 'Vacature veranderd', en: 'Vacancy changed' },
      when: {
        nl: 'Gaat naar de organisatie, als de centrale iets aan een vacature doet.',
        en: 'Goes to the organization, when the center does something to a vacancy.',
      },
    }),
    isRepeated: true,
    // Its subject is made by what was done.
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
  'vacancy.shared': mailEvent<Facts & { from: string }>({
    to: 'center',
    group: 'vacancies',
    name: { nl: 'Vacature met ons gedeeld', en: 'Vacancy shared with us' },
    when: {
      nl: 'Gaat naar wie bij de centrale vacatures beoordeelt, als een andere centrale een vacature deelt.',
      en: 'Goes to those of the center who judge vacancies, when another center shares one.',
    },
    // Where it stands at their own site.
    notice: ({ vacancy, vacancyId, from }) => ({ path: searchAddress({ q: vacancy }), facts: { vacancy, vacancyId, from } }),
    variables: ['firstName', 'vacancy', 'from'],
  }),
  'vacancy.submitted': {
    ...event('center', () => '/vacancies?status=pending', {
      name: { nl: 'Nieuwe vacature om te bekijken', en: 'New vacancy to look at' },
      when: { nl: 'Gaat naar wie bij de centrale vacatures beoordeelt.', en: 'Goes to those of the center who judge vacancies.' },
    }),
    // All of them lead to one queue.
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
