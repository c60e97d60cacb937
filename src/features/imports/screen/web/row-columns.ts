import { columnWords } from '#features/imports/columns/column-words.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { ShownRow } from './load-import.ts'
import { words } from './screen-words.ts'

type Words = { nl: string; en: string }
/** A column of the table: the fields that are put right in it, and what it shows when all is well. */
export type RowColumn = { key: string; label: Words; fields: readonly string[]; show: (texts: ShownRow['texts']) => readonly [main: string, below?: string] }

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

export const rowColumns: Record<ImportKind, readonly RowColumn[]> = {
  organizations: [
    { key: 'name', label: words.name, fields: ['name'], show: ({ name = '' }) => [name] },
    { key: 'kvk', label: words.kvk, fields: ['kvkNumber'], show: ({ kvkNumber = '' }) => [kvkNumber] },
    { key: 'postcode', label: columnWords.postcode, fields: ['postcode'], show: ({ postcode = '' }) => [postcode] },
    {
      key: 'contact',
      label: words.contact,
      fields: ['contactName', 'contactFirstName', 'contactLastName', 'contactEmail'],
      show: ({ contactName, contactFirstName, contactLastName, contactEmail = '' }) => [contactName || joined(contactFirstName, contactLastName), contactEmail],
    },
  ],
  users: [
    {
      key: 'name',
      label: words.name,
      fields: ['name', 'firstName', 'lastName'],
      show: ({ name, firstName, lastName }) => [joined(firstName, lastName) || (name ?? '')],
    },
    { key: 'email', label: columnWords.email, fields: ['email'], show: ({ email = '' }) => [email] },
    { key: 'phone', label: columnWords.phone, fields: ['phone'], show: ({ phone = '' }) => [phone] },
    { key: 'role', label: columnWords.role, fields: ['role', 'organization'], show: ({ role = '', organization = '' }) => [role, organization] },
  ],
}
