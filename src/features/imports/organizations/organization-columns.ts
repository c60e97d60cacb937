import { faultWords, columnWords as words } from '#features/imports/columns/column-words.ts'
import { type ImportColumn, readPostcode, validateMail, validatePhone, validatePostcode, validateWebsite } from '#features/imports/columns/columns.ts'
import { address, organization } from '#features/organizations/model/organization.ts'
import { user } from '#features/users/model/user.ts'
import { prefixHeads } from '#features/imports/users/user-columns.ts'
import { text } from '#kernel/fields/field.ts'

type Words = { nl: string; en: string }

function validateKvk(text: string): Words | null {
  if (/^\d{8}$/.test(text)) return null
  if (!/^\d{1,20}$/.test(text)) return faultWords.noDigits
  const n = text.length
  return { nl: `${faultWords.noDigits.nl} ${n === 1 ? 'Dit is er 1.' : `Dit zijn er ${n}.`}`, en: `${faultWords.noDigits.en} This has ${n}.` }
}

const organizationAttributes = organization.attributes
const may = { optional: true } as const

/** The columns of a list of organizations, with the headings that people use. */
export const organizationColumns = {
  name: {
    label: words.organization,
    field: organizationAttributes.name,
    heads: ['naam', 'name', 'organisatie', 'organization', 'organisation', 'organisatienaam', 'naamorganisatie', 'bedrijfsnaam'],
  },
  kvkNumber: {
    label: words.kvk,
    field: { ...organizationAttributes.kvkNumber, max: 20 },
    heads: ['kvk', 'kvknummer', 'kvknr', 'kamervankoophandel', 'chamberofcommerce', 'cocnumber'],
    read: (cell) => cell.replaceAll(/[\s.]/g, ''),
    judge: validateKvk,
  },
  summary: {
    label: words.summary,
    field: { ...organizationAttributes.summary, ...may },
    heads: ['samenvatting', 'omschrijving', 'summary', 'kort', 'beschrijving', 'description'],
  },
  website: {
    label: words.website,
    field: organizationAttributes.website,
    heads: ['website', 'site', 'url', 'webadres', 'internet', 'homepage'],
    judge: validateWebsite,
  },
  phone: {
    label: words.phone,
    field: organizationAttributes.phone,
    heads: ['telefoon', 'telefoonnummer', 'tel', 'phone', 'phonenumber', 'telephone'],
    judge: validatePhone,
  },
  publicEmail: {
    label: words.email,
    field: { ...organizationAttributes.publicEmail, ...may },
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
  contactPrefix: {
    label: words.contactPrefix,
    field: text({ max: 40, ...may }),
    heads: [...prefixHeads, 'tussenvoegselcontactpersoon', 'contacttussenvoegsel'],
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
