import { defineMessages } from '#kernel/i18n/messages.ts'

/** The names of the columns of a list. */
export const columnWords = defineMessages({
  organization: { nl: 'Naam van de organisatie', en: 'Name of the organization' },
  kvk: { nl: 'KvK-nummer', en: 'KvK number' },
  summary: { nl: 'Samenvatting', en: 'Summary' },
  website: { nl: 'Website', en: 'Website' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  email: { nl: 'E-mail', en: 'Email' },
  street: { nl: 'Straat', en: 'Street' },
  houseNumber: { nl: 'Huisnummer', en: 'House number' },
  postcode: { nl: 'Postcode', en: 'Postcode' },
  city: { nl: 'Plaats', en: 'Town' },
  contactName: { nl: 'Contactpersoon', en: 'Contact person' },
  contactFirstName: { nl: 'Voornaam contactpersoon', en: 'First name of contact person' },
  contactLastName: { nl: 'Achternaam contactpersoon', en: 'Last name of contact person' },
  contactEmail: { nl: 'E-mail contactpersoon', en: 'Email of contact person' },
  firstName: { nl: 'Voornaam', en: 'First name' },
  lastName: { nl: 'Achternaam', en: 'Last name' },
  fullName: { nl: 'Naam', en: 'Name' },
  language: { nl: 'Taal', en: 'Language' },
  role: { nl: 'Rol', en: 'Role' },
})

/** The messages of faults in cells, which say what to do. */
export const faultWords = defineMessages({
  noDigits: { nl: 'Een KvK-nummer heeft 8 cijfers.', en: 'A KvK number has 8 digits.' },
  postcode: { nl: 'Vul 4 cijfers en 2 letters in. Bijvoorbeeld 7201 AB.', en: 'Enter 4 digits and 2 letters. For example 7201 AB.' },
  noAt: { nl: 'Hier ontbreekt een @. Bijvoorbeeld naam@voorbeeld.nl.', en: 'An @ is missing here. For example name@example.com.' },
  role: {
    nl: 'Deze rol kennen we niet. Kies vrijwilliger, lid, beheerder, redacteur of coördinator.',
    en: 'We do not know this role. Choose volunteer, member, admin, editor or coordinator.',
  },
  city: { nl: 'Vul ook de plaats in.', en: 'Enter the town too.' },
  contactName: { nl: 'Vul ook de voor- en achternaam van de contactpersoon in.', en: 'Enter the first and last name of the contact person too.' },
  fullName: { nl: 'Vul een voornaam en een achternaam in.', en: 'Enter a first and a last name.' },
  needsOrganization: { nl: 'Bij deze rol hoort een organisatie.', en: 'This role needs an organization.' },
  noOrganization: { nl: 'Deze organisatie kennen we niet.', en: 'We do not know this organization.' },
  twice: { nl: (f: { row: number }) => `Staat ook in rij ${f.row}.`, en: (f: { row: number }) => `Is in row ${f.row} too.` },
  taken: { nl: 'Dit e-mailadres is al in gebruik.', en: 'This email address is already in use.' },
})
