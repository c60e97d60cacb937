import { type MailEvent, mailEvent } from '#kernel/mail/server/mail-event.ts'

type Facts = { firstName: string; organization: string; organizationId: string }
type Words = Pick<MailEvent, 'name' | 'when'> & { isAlways?: true; isRepeated?: true }

const event = (to: MailEvent['to'], path: (facts: Facts) => string, words: Words) =>
  mailEvent<Facts>({
    to,
    group: 'organizations',
    notice: (facts) => ({ path: path(facts), facts: { organization: facts.organization } }),
    variables: ['firstName', 'organization'],
    ...words,
  })

const own = (words: Words) => event('team', ({ organizationId }) => `/organizations/${organizationId}`, words)
const queue = (words: Words) => event('center', ({ organizationId }) => `/organizations/approve?id=${organizationId}`, words)

/** What the mails about organizations tell of. Whether one may take part is told always. */
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
  // Its page is gone: it leads to where its people can see what they still have.
  'organization.removed': event('team', () => '/dashboard', {
    name: { nl: 'Organisatie verwijderd', en: 'Organization removed' },
    when: { nl: 'Gaat naar wie de organisatie beheerde.', en: 'Goes to those who were its admins.' },
    isAlways: true,
  }),
  'organization.submitted': queue({
    name: { nl: 'Nieuwe organisatie', en: 'New organization' },
    when: { nl: 'Gaat naar wie bij de centrale organisaties beoordeelt.', en: 'Goes to those of the center who judge organizations.' },
  }),
  'organization.resubmitted': queue({
    name: { nl: 'Organisatie vraagt om nog een blik', en: 'Organization asks for another look' },
    when: { nl: 'Gaat naar wie bij de centrale organisaties beoordeelt.', en: 'Goes to those of the center who judge organizations.' },
    // Each asks for a decision of its own.
    isRepeated: true,
  }),
}
