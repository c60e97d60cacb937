import { columnWords, mapColumnWords as words } from '#features/imports/columns/column-words.ts'
import type { ImportKindDeclaration } from '#features/imports/kind/import-kind.ts'
import { usersKind } from '#features/imports/users/users.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { plural } from '#kernel/i18n/messages.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { mapEntryColumns } from './map-entry-columns.ts'

/**
 * Lists of entries of the social map. A row that says when somebody checked it is on the map; any other waits until the center has checked it,
 * since a list by itself says nothing about whether it is still right.
 */
export const mapEntriesKind: ImportKindDeclaration = {
  by: centerStaff,
  columns: mapEntryColumns,
  needed: [['name']],
  keysOf: ({ name, postcode = '' }) => (name ? [['name', `name ${name.toLowerCase()} ${postcode}`]] : []),
  unsure: ['same_name', 'near_name'],
  invited: [],
  rowColumns: [
    { key: 'name', label: columnWords.name, fields: ['name'], show: ({ name = '' }) => [name] },
    { key: 'place', label: columnWords.city, fields: ['city', 'postcode'], show: ({ city = '', postcode = '' }) => [city || postcode], isJoined: true },
    { key: 'hours', label: words.hours, fields: ['hours'], show: ({ hours = '' }) => [hours] },
    { key: 'checkedOn', label: words.checkedOn, fields: ['checkedOn'], show: ({ checkedOn = '' }) => [checkedOn] },
  ],
  words: {
    list: { nl: 'Sociale kaart', en: 'Social map' },
    title: { nl: 'Plekken voor de sociale kaart importeren', en: 'Import entries of the social map' },
    add: (n) => ({
      nl: plural('nl', n, { one: 'Importeer 1 plek', other: `Importeer ${inDigits('nl', n)} plekken` }),
      en: plural('en', n, { one: 'Import 1 entry', other: `Import ${inDigits('en', n)} entries` }),
    }),
    newOnes: {
      nl: 'Met een dag bij ‘Gecontroleerd op’: meteen op de kaart. Zonder die dag wacht de plek tot jullie bellen. Ontbreekt er iets, dan is het een concept',
      en: 'With a day at ‘Checked on’: on the map at once. Without that day the entry waits until you call. Where something is missing, it is a draft',
    },
    updates: {
      nl: `${usersKind.words.updates.nl}. De dag van de laatste controle blijft staan`,
      en: `${usersKind.words.updates.en}. The day of the last check stays as it is`,
    },
    undo: ({ until }) => ({
      nl: `Dat kan tot ${until}, zolang niemand een plek veranderde of controleerde.`,
      en: `You can until ${until}, as long as nobody has changed or checked an entry.`,
    }),
  },
  example: [
    {
      name: { nl: 'Odensehuis De Brink', en: 'Odense house De Brink' },
      shortDescription: { nl: 'Een huis voor mensen met dementie en wie van hen houdt.', en: 'A house for people with dementia and those who love them.' },
      services: {
        nl: 'Inloop: koffie, muziek en een praatje | Gespreksgroep voor partners',
        en: 'Open house: coffee, music and a chat | Conversation group for partners',
      },
      eligibility: { nl: 'Voor mensen met geheugenverlies en hun naasten', en: 'For people with memory loss and those close to them' },
      cost: { nl: 'Gratis', en: 'Free' },
      applicationProcess: { nl: 'Loop gewoon binnen', en: 'Just walk in' },
      referral: { nl: 'nee', en: 'no' },
      themes: { nl: 'Zorg en aandacht; Bezoek aan ouderen', en: 'Care and attention; Visiting older people' },
      targetGroups: { nl: 'Mensen met dementie; Mantelzorgers', en: 'People with dementia; Family carers' },
      languages: { nl: 'Nederlands', en: 'Dutch' },
      website: { nl: 'https://debrink.example', en: 'https://debrink.example' },
      phone: { nl: '0575 123456', en: '0575 123456' },
      contactEmail: { nl: 'info@debrink.example', en: 'info@debrink.example' },
      street: { nl: 'Dorpsstraat', en: 'Dorpsstraat' },
      houseNumber: { nl: '1', en: '1' },
      postcode: { nl: '8096 AA', en: '8096 AA' },
      city: { nl: 'Oldebroek', en: 'Oldebroek' },
      addressVisibility: { nl: 'Hele adres', en: 'Whole address' },
      accessibility: { nl: 'Zonder drempels; Ringleiding', en: 'Step-free; Hearing loop' },
      hours: { nl: 'ma-vr 10.00-16.00; za 10.00-12.00 op afspraak', en: 'Mon-Fri 10:00-16:00; Sat 10:00-12:00 by appointment' },
    },
  ],
}
