import { columnWords } from '#features/imports/columns/column-words.ts'
import type { ImportKindDeclaration } from '#features/imports/kind/import-kind.ts'
import { centerAdmins } from '#kernel/access/role-sets.ts'
import { plural } from '#kernel/i18n/messages.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { userColumns } from './user-columns.ts'

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')

/** Lists of people: an account with one role each. */
export const usersKind: ImportKindDeclaration = {
  by: centerAdmins,
  columns: userColumns,
  needed: [['email'], ['firstName', 'name']],
  keysOf: ({ email }) => (email ? [['email', `email ${email}`]] : []),
  unsure: [],
  invited: ['email'],
  rowColumns: [
    {
      key: 'name',
      label: columnWords.fullName,
      fields: ['name', 'firstName', 'prefix', 'lastName'],
      show: ({ name, firstName, prefix, lastName }) => [joined(firstName, prefix, lastName) || (name ?? '')],
    },
    { key: 'email', label: columnWords.email, fields: ['email'], show: ({ email = '' }) => [email] },
    { key: 'phone', label: columnWords.phone, fields: ['phone'], show: ({ phone = '' }) => [phone] },
    {
      key: 'role',
      label: columnWords.role,
      fields: ['role', 'organization'],
      show: ({ role = '', organization = '' }) => [role, organization],
      isJoined: true,
    },
  ],
  words: {
    list: { nl: 'Gebruikers', en: 'Users' },
    title: { nl: 'Gebruikers importeren', en: 'Import users' },
    add: (n) => ({
      nl: plural('nl', n, { one: 'Importeer 1 gebruiker', other: `Importeer ${inDigits('nl', n)} gebruikers` }),
      en: plural('en', n, { one: 'Import 1 user', other: `Import ${inDigits('en', n)} users` }),
    }),
    newOnes: { nl: 'Status: uitgenodigd', en: 'Status: invited' },
    updates: { nl: 'Alleen lege velden vullen we in', en: 'We only fill in empty fields' },
    undo: ({ until }) => ({
      nl: `Dat kan tot ${until}, zolang niemand er iets mee heeft gedaan. Wie al een uitnodiging kreeg, kan er dan niet meer in.`,
      en: `You can until ${until}, as long as nobody has done anything with it. Whoever got an invitation can no longer use it then.`,
    }),
    mails: {
      ask: { nl: 'Nodig deze mensen uit', en: 'Invite these people' },
      none: {
        nl: 'Zij krijgen nog geen e-mail. Na 30 dagen zonder uitnodiging vervalt hun account.',
        en: 'They get no email yet. After 30 days without an invitation their account ends.',
      },
    },
  },
  example: [
    {
      firstName: { nl: 'Anna', en: 'Anna' },
      prefix: { nl: 'de', en: 'de' },
      lastName: { nl: 'Vries', en: 'Vries' },
      email: { nl: 'anna@voorbeeld.nl', en: 'anna@example.com' },
      phone: { nl: '06 12345678', en: '06 12345678' },
      locale: { nl: 'Nederlands', en: 'English' },
      role: { nl: 'vrijwilliger', en: 'volunteer' },
    },
    {
      firstName: { nl: 'Kees', en: 'Kees' },
      prefix: { nl: 'van der', en: 'van der' },
      lastName: { nl: 'Mulder', en: 'Mulder' },
      email: { nl: 'kees@voorbeeld.nl', en: 'kees@example.com' },
      locale: { nl: 'Nederlands', en: 'Dutch' },
      role: { nl: 'beheerder', en: 'Admin' },
      organization: { nl: 'Buurttuin De Kruidenhof', en: 'Community garden De Kruidenhof' },
    },
  ],
}
