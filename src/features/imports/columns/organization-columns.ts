import { text } from '#kernel/fields/field.ts'
import { address, organization } from '#features/organizations/model/organization.ts'
import { user } from '#features/users/model/user.ts'
import type { ImportColumn } from './import-column.ts'
import { validateKvk, validateMail, validatePostcode, readPostcode } from './validators.ts'
import { columnWords as words } from './column-words.ts'

const own = organization.attributes
const may = { optional: true } as const

/** What a list of organizations can say, with the heads that people give it. */
export const organizationColumns = {
  name: {
    label: words.organization,
    field: own.name,
    heads: ['naam', 'name', 'organisatie', 'organization', 'organisation', 'organisatienaam', 'naamorganisatie', 'bedrijfsnaam'],
  },
  kvkNumber: {
    label: words.kvk,
    field: { ...own.kvkNumber, max: 20 },
    heads: ['kvk', 'kvknummer', 'kvknr', 'kamervankoophandel', 'chamberofcommerce', 'cocnumber'],
    read: (cell) => cell.replaceAll(/[\s.]/g, ''),
    judge: validateKvk,
  },
  summary: {
    label: words.summary,
    field: { ...own.summary, ...may },
    heads: ['samenvatting', 'omschrijving', 'summary', 'kort', 'beschrijving', 'description'],
  },
  website: { label: words.website, field: own.website, heads: ['website', 'site', 'url', 'webadres', 'internet', 'homepage'] },
  phone: { label: words.phone, field: own.phone, heads: ['telefoon', 'telefoonnummer', 'tel', 'phone', 'phonenumber', 'telephone'] },
  publicEmail: {
    label: words.email,
    field: { ...own.publicEmail, ...may },
    heads: ['email', 'mail', 'emailadres', 'mailadres', 'emailaddress', 'algemeenemail', 'algemeenemailadres', 'publicemail'],
    judge: validateMail,
  },
  street: { label: words.street, field: address.attributes.street, heads: ['straat', 'straatnaam', 'street', 'adres', 'address'] },
  houseNumber: { label: words.houseNumber, field: address.attributes.houseNumber, heads: ['huisnummer', 'nummer', 'nr', 'housenumber'] },
  postcode: {
    label: words.postcode,
    field: { ...address.attributes.postcode, max: 20 },
    heads: ['postcode', 'pc', 'zip', 'zipcode', 'postalcode'],
    read: readPostcode,
    judge: validatePostcode,
  },
  city: {
    label: words.city,
    field: { ...address.attributes.city, ...may },
    heads: ['plaats', 'woonplaats', 'stad', 'city', 'town', 'place', 'vestigingsplaats'],
  },
  contactName: {
    label: words.contactName,
    field: text({ max: 200, ...may }),
    heads: ['contact', 'contactpersoon', 'contactperson', 'naamcontactpersoon', 'contactname'],
  },
  contactFirstName: {
    label: words.contactFirstName,
    field: { ...user.attributes.firstName, ...may },
    heads: ['voornaam', 'voornaamcontactpersoon', 'contactvoornaam', 'firstname', 'contactfirstname'],
  },
  contactLastName: {
    label: words.contactLastName,
    field: { ...user.attributes.lastName, ...may },
    heads: ['achternaam', 'achternaamcontactpersoon', 'contactachternaam', 'lastname', 'contactlastname'],
  },
  contactEmail: {
    label: words.contactEmail,
    field: { ...user.attributes.email, ...may },
    heads: ['emailcontactpersoon', 'contactemail', 'emailcontact', 'mailcontactpersoon', 'contactmail', 'emailadrescontactpersoon'],
    judge: validateMail,
  },
} satisfies Record<string, ImportColumn>
