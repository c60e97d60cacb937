import type { ImportKind } from '#features/imports/model/states.ts'
import { address, organization } from '#features/organizations/model/organization.ts'
import { user } from '#features/users/model/user.ts'
import type { RoleName } from '#kernel/access/actor.ts'
import type { CheckedField } from '#kernel/fields/checked-field.ts'
import { text } from '#kernel/fields/field.ts'
import { faultWords, columnWords as words } from './column-words.ts'

type Words = { nl: string; en: string }

/** A column that a file can have. */
type ImportColumn = CheckedField & {
  label: Words
  /** Other headings that it is recognised by, in any language, as `plainHead` writes them. */
  heads: readonly string[]
  /** Normalises a cell before it is checked. */
  read?: (text: string) => string
  /** Finds faults beyond the rules of the field. */
  judge?: (text: string) => Words | null
}

function validateKvk(text: string): Words | null {
  if (/^\d{8}$/.test(text)) return null
  if (!/^\d{1,20}$/.test(text)) return faultWords.noDigits
  const n = text.length
  return { nl: `${faultWords.noDigits.nl} ${n === 1 ? 'Dit is er 1.' : `Dit zijn er ${n}.`}`, en: `${faultWords.noDigits.en} This has ${n}.` }
}

/** `7201ab` and `7201  AB` are `7201 AB`. */
function readPostcode(text: string): string {
  const [, digits, letters] = /^\s*(\d{4})\s*([a-z]{2})\s*$/i.exec(text.slice(0, 20)) ?? []
  return digits ? `${digits} ${letters!.toUpperCase()}` : text
}

function validatePostcode(text: string): Words | null {
  return /^[1-9]\d{3} [A-Z]{2}$/.test(text) ? null : faultWords.postcode
}

/** Words for the most frequent mistake. */
function validateMail(text: string): Words | null {
  return text.includes('@') ? null : faultWords.noAt
}

function readLanguage(text: string): string {
  const word = text.trim().slice(0, 20).toLowerCase()
  if (['nl', 'nederlands', 'dutch'].includes(word)) return 'nl'
  return ['en', 'engels', 'english'].includes(word) ? 'en' : text
}

/** The names that people use for the roles that a list can give. */
const roles: Readonly<Record<string, RoleName>> = {
  vrijwilliger: 'volunteer',
  volunteer: 'volunteer',
  lid: 'member',
  medewerker: 'member',
  member: 'member',
  beheerder: 'admin',
  admin: 'admin',
  redacteur: 'editor',
  editor: 'editor',
  coordinator: 'coordinator',
  coördinator: 'coordinator',
}

function readRole(text: string): string {
  const word = text.trim().slice(0, 40).toLowerCase()
  return Object.hasOwn(roles, word) ? roles[word]! : text
}

function validateRole(text: string): Words | null {
  return Object.values(roles).includes(text as RoleName) ? null : faultWords.role
}

const organizationAttributes = organization.attributes
const may = { optional: true } as const

/** The columns of a list of organizations, with the headings that people use. */
const organizationColumns = {
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
  website: { label: words.website, field: organizationAttributes.website, heads: ['website', 'site', 'url', 'webadres', 'internet', 'homepage'] },
  phone: { label: words.phone, field: organizationAttributes.phone, heads: ['telefoon', 'telefoonnummer', 'tel', 'phone', 'phonenumber', 'telephone'] },
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

const own = user.attributes

/** The columns of a list of people. Nothing else of them is stored (domain §3.14). */
const userColumns = {
  firstName: { label: words.firstName, field: { ...own.firstName, ...may }, heads: ['voornaam', 'firstname', 'roepnaam', 'givenname'] },
  lastName: { label: words.lastName, field: { ...own.lastName, ...may }, heads: ['achternaam', 'lastname', 'surname', 'familienaam', 'familyname'] },
  name: { label: words.fullName, field: text({ max: 200, ...may }), heads: ['naam', 'name', 'volledigenaam', 'fullname'] },
  email: { label: words.email, field: own.email, heads: ['email', 'mail', 'emailadres', 'mailadres', 'emailaddress'], judge: validateMail },
  phone: { label: words.phone, field: own.phone, heads: ['telefoon', 'telefoonnummer', 'tel', 'mobiel', 'phone', 'phonenumber', 'mobile'] },
  locale: { label: words.language, field: { ...own.locale, ...may }, heads: ['taal', 'language', 'locale'], read: readLanguage },
  role: { label: words.role, field: text({ max: 60, ...may }), heads: ['rol', 'role', 'functie'], read: readRole, judge: validateRole },
  organization: { label: words.organization, field: text({ max: 120, ...may }), heads: ['organisatie', 'organization', 'organisation', 'bij'] },
} satisfies Record<string, ImportColumn>

/** The columns of each kind of list, by field. */
export const columnsOf: Record<ImportKind, Readonly<Record<string, ImportColumn>>> = { organizations: organizationColumns, users: userColumns }

/** A list needs at least one column of each of these groups. */
export const neededColumns: Record<ImportKind, readonly (readonly string[])[]> = {
  organizations: [['name']],
  users: [['email'], ['firstName', 'name'], ['lastName', 'name']],
}

/** Which of those groups are missing. */
export function missingColumns(kind: ImportKind, mapping: Readonly<Record<string, number>>): string[] {
  return neededColumns[kind].filter((ways) => !ways.some((name) => name in mapping)).map(([name]) => name!)
}

/** Normalises a heading for comparison: `E-mail Contactpersoon` becomes `emailcontactpersoon`. */
export function plainHead(head: string): string {
  return head
    .slice(0, 100)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}

/** Maps the columns of a file by their headings; of two with one name the first counts. */
export function recogniseColumns(kind: ImportKind, heads: readonly string[]): Record<string, number> {
  const mapping: Record<string, number> = {}
  const plain = heads.map(plainHead)
  for (const [name, { heads: known, label }] of Object.entries(columnsOf[kind])) {
    const words = new Set([...known, plainHead(label.nl), plainHead(label.en), plainHead(name)])
    const at = plain.findIndex((head, column) => words.has(head) && !Object.values(mapping).includes(column))
    if (at >= 0) mapping[name] = at
  }
  return mapping
}
