import { columnWords } from '#features/imports/columns/column-words.ts'
import type { ImportKindDeclaration } from '#features/imports/kind/import-kind.ts'
import { usersKind } from '#features/imports/users/users.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { plural } from '#kernel/i18n/messages.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { organizationColumns } from './organization-columns.ts'

/** Lists of organizations: they wait for approval, each with its contact person as admin. */
export const organizationsKind: ImportKindDeclaration = {
  by: centerStaff,
  columns: organizationColumns,
  needed: [['name']],
  keysOf: ({ kvkNumber, name, postcode = '' }) => [
    ...(kvkNumber ? [['kvkNumber', `kvk ${kvkNumber}`] as [string, string]] : []),
    ...(name ? [['name', `name ${name.toLowerCase()} ${postcode}`] as [string, string]] : []),
  ],
  unsure: ['name_postcode', 'same_name', 'near_name'],
  invited: ['contactEmail'],
  rowColumns: [
    { key: 'name', label: columnWords.name, fields: ['name'], show: ({ name = '' }) => [name] },
    { key: 'kvk', label: columnWords.kvkShort, fields: ['kvkNumber'], show: ({ kvkNumber = '' }) => [kvkNumber] },
    { key: 'postcode', label: columnWords.postcode, fields: ['postcode'], show: ({ postcode = '' }) => [postcode] },
    {
      key: 'contact',
      label: columnWords.contact,
      fields: ['contactName', 'contactFirstName', 'contactPrefix', 'contactLastName', 'contactEmail'],
      show: ({ contactName, contactFirstName, contactPrefix, contactLastName, contactEmail = '' }) => [
        contactName || [contactFirstName, contactPrefix, contactLastName].filter(Boolean).join(' '),
        contactEmail,
      ],
      isJoined: true,
    },
  ],
  words: {
    list: { nl: 'Organisaties', en: 'Organizations' },
    title: { nl: 'Organisaties importeren', en: 'Import organizations' },
    add: (n) => ({
      nl: plural('nl', n, { one: 'Importeer 1 organisatie', other: `Importeer ${inDigits('nl', n)} organisaties` }),
      en: plural('en', n, { one: 'Import 1 organization', other: `Import ${inDigits('en', n)} organizations` }),
    }),
    newOnes: { nl: 'Status: in behandeling', en: 'Status: pending' },
    updates: usersKind.words.updates,
    undo: usersKind.words.undo,
    mails: {
      ask: { nl: 'Nodig de contactpersonen uit', en: 'Invite the contact persons' },
      none: {
        nl: 'De contactpersonen krijgen nog geen e-mail. Na 30 dagen zonder uitnodiging vervalt hun account.',
        en: 'The contact persons get no email yet. After 30 days without an invitation their account ends.',
      },
    },
  },
  example: [
    {
      name: { nl: 'Buurttuin De Kruidenhof', en: 'Community garden De Kruidenhof' },
      kvkNumber: { nl: '12345678', en: '12345678' },
      summary: { nl: 'Samen tuinieren en koken met de buurt.', en: 'Gardening and cooking with the neighbourhood.' },
      website: { nl: 'https://kruidenhof.example', en: 'https://kruidenhof.example' },
      phone: { nl: '0575 123456', en: '0575 123456' },
      publicEmail: { nl: 'info@kruidenhof.example', en: 'info@kruidenhof.example' },
      street: { nl: 'Dorpsstraat', en: 'Dorpsstraat' },
      houseNumber: { nl: '1', en: '1' },
      postcode: { nl: '7201 AB', en: '7201 AB' },
      city: { nl: 'Zutphen', en: 'Zutphen' },
      contactFirstName: { nl: 'Kees', en: 'Kees' },
      contactPrefix: { nl: 'van der', en: 'van der' },
      contactLastName: { nl: 'Mulder', en: 'Mulder' },
      contactEmail: { nl: 'kees@kruidenhof.example', en: 'kees@kruidenhof.example' },
    },
  ],
}
