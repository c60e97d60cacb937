import { cutText } from '#kernel/fields/cut-text.ts'
import { faultWords, columnWords as words } from '#features/imports/columns/column-words.ts'
import { type ImportColumn, validateMail, validatePhone } from '#features/imports/columns/columns.ts'
import { user } from '#features/users/model/user.ts'
import type { RoleName } from '#kernel/access/actor.ts'
import { text } from '#kernel/fields/field.ts'

type Words = { nl: string; en: string }

function readLanguage(text: string): string {
  const word = cutText(text.trim(), 20).toLowerCase()
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
  const word = cutText(text.trim(), 40).toLowerCase()
  return Object.hasOwn(roles, word) ? roles[word]! : text
}

function validateRole(text: string): Words | null {
  return Object.values(roles).includes(text as RoleName) ? null : faultWords.role
}

const may = { optional: true } as const
const own = user.attributes

/** Headings of a column with `van den`. */
export const prefixHeads = ['tussenvoegsel', 'tussenvoegsels', 'tussenv', 'tussenvoegselachternaam', 'tv', 'voorvoegsel', 'voorvoegsels', 'prefix', 'infix']

/** The columns of a list of people. Nothing else of them is stored (domain §3.14). */
export const userColumns = {
  firstName: { label: words.firstName, field: { ...own.firstName, ...may }, heads: ['voornaam', 'firstname', 'roepnaam', 'givenname'] },
  prefix: { label: words.prefix, field: text({ max: 40, ...may }), heads: prefixHeads },
  lastName: { label: words.lastName, field: { ...own.lastName, ...may }, heads: ['achternaam', 'lastname', 'surname', 'familienaam', 'familyname'] },
  name: { label: words.fullName, field: text({ max: 200, ...may }), heads: ['naam', 'name', 'volledigenaam', 'fullname'] },
  email: { label: words.email, field: own.email, heads: ['email', 'mail', 'emailadres', 'mailadres', 'emailaddress'], judge: validateMail },
  phone: {
    label: words.phone,
    field: own.phone,
    heads: ['telefoon', 'telefoonnummer', 'tel', 'mobiel', 'phone', 'phonenumber', 'mobile'],
    judge: validatePhone,
  },
  locale: { label: words.language, field: { ...own.locale, ...may }, heads: ['taal', 'language', 'locale'], read: readLanguage },
  role: { label: words.role, field: text({ max: 60, ...may }), heads: ['rol', 'role', 'functie'], read: readRole, judge: validateRole },
  organization: { label: words.organization, field: text({ max: 120, ...may }), heads: ['organisatie', 'organization', 'organisation', 'bij'] },
} satisfies Record<string, ImportColumn>
