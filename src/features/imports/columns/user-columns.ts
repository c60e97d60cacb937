import { text } from '#kernel/fields/field.ts'
import { user } from '#features/users/model/user.ts'
import type { ImportColumn } from './import-column.ts'
import { validateMail, readLanguage, readRole, validateRole } from './validators.ts'
import { columnWords as words } from './column-words.ts'

const own = user.attributes
const may = { optional: true } as const

/** What a list of people can say. Nothing else of them is kept (domain §3.14). */
export const userColumns = {
  firstName: { label: words.firstName, field: { ...own.firstName, ...may }, heads: ['voornaam', 'firstname', 'roepnaam', 'givenname'] },
  lastName: { label: words.lastName, field: { ...own.lastName, ...may }, heads: ['achternaam', 'lastname', 'surname', 'familienaam', 'familyname'] },
  name: { label: words.fullName, field: text({ max: 200, ...may }), heads: ['naam', 'name', 'volledigenaam', 'fullname'] },
  email: { label: words.email, field: own.email, heads: ['email', 'mail', 'emailadres', 'mailadres', 'emailaddress'], judge: validateMail },
  phone: { label: words.phone, field: own.phone, heads: ['telefoon', 'telefoonnummer', 'tel', 'mobiel', 'phone', 'phonenumber', 'mobile'] },
  locale: { label: words.language, field: { ...own.locale, ...may }, heads: ['taal', 'language', 'locale'], read: readLanguage },
  role: { label: words.role, field: text({ max: 60, ...may }), heads: ['rol', 'role', 'functie'], read: readRole, judge: validateRole },
  organization: { label: words.organization, field: text({ max: 120, ...may }), heads: ['organisatie', 'organization', 'organisation', 'bij'] },
} satisfies Record<string, ImportColumn>
