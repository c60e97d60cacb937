import { columnWords, vacancyColumnWords } from '#features/imports/columns/column-words.ts'
import type { ImportKindDeclaration } from '#features/imports/kind/import-kind.ts'
import { centerStaff } from '#kernel/access/role-sets.ts'
import { plural } from '#kernel/i18n/messages.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { vacancyColumns } from './vacancy-columns.ts'

/** Lists of vacancies of organizations that exist: what the editor asks for, in columns. */
export const vacanciesKind: ImportKindDeclaration = {
  by: centerStaff,
  columns: vacancyColumns,
  needed: [['title'], ['organization']],
  keysOf: ({ externalId, title, organization }) =>
    externalId
      ? [['externalId', `external ${externalId}`]]
      : title && organization
        ? [['title', `title ${title.toLowerCase()} ${organization.toLowerCase()}`]]
        : [],
  unsure: ['title_organization'],
  invited: [],
  rowColumns: [
    { key: 'name', label: vacancyColumnWords.title, fields: ['title'], show: ({ title = '' }) => [title] },
    { key: 'organization', label: vacancyColumnWords.organization, fields: ['organization'], show: ({ organization = '' }) => [organization] },
    { key: 'place', label: columnWords.city, fields: ['city', 'postcode'], show: ({ city = '', postcode = '' }) => [city || postcode], isJoined: true },
    {
      key: 'state',
      label: vacancyColumnWords.status,
      fields: ['status', 'picture'],
      show: ({ status = '', picture = '' }) => [status, picture],
      isJoined: true,
    },
  ],
  words: {
    list: { nl: 'Vacatures', en: 'Vacancies' },
    title: { nl: 'Vacatures importeren', en: 'Import vacancies' },
    add: (n) => ({
      nl: plural('nl', n, { one: 'Importeer 1 vacature', other: `Importeer ${inDigits('nl', n)} vacatures` }),
      en: plural('en', n, { one: 'Import 1 vacancy', other: `Import ${inDigits('en', n)} vacancies` }),
    }),
    newOnes: { nl: 'Met de status uit de lijst. Zonder status: concept', en: 'With the status of the list. Without one: draft' },
    updates: { nl: 'Wat in de lijst staat, komt in de plaats van wat er stond', en: 'What the list says takes the place of what was there' },
    undo: ({ until }) => ({
      nl: `Dat kan tot ${until}, zolang niemand een vacature veranderde of erop reageerde.`,
      en: `You can until ${until}, as long as nobody has changed a vacancy or applied for it.`,
    }),
  },
  picture: { field: 'picture', alt: 'pictureAlt', purpose: 'vacancy_image' },
  example: [
    {
      externalId: { nl: 'V-001', en: 'V-001' },
      title: { nl: 'Koffie schenken in de huiskamer', en: 'Serve coffee in the living room' },
      organization: { nl: 'Buurttuin De Kruidenhof', en: 'Community garden De Kruidenhof' },
      summary: { nl: 'Schenk elke dinsdag koffie en maak een praatje.', en: 'Serve coffee every Tuesday and have a chat.' },
      description: {
        nl: 'Elke dinsdagochtend komen buren bij elkaar in de huiskamer. Jij zet koffie en thee, schenkt in en maakt een praatje. Je bent nooit alleen: Marieke werkt je in en is er altijd bij.',
        en: 'Every Tuesday morning neighbours meet in the living room. You make coffee and tea, serve it and have a chat. You are never alone: Marieke shows you around and is always there.',
      },
      tasks: { nl: 'Koffie zetten | Een praatje maken', en: 'Make coffee | Have a chat' },
      themes: { nl: 'Zorg en aandacht; In de buurt', en: 'Care and attention; In the neighbourhood' },
      targetGroups: { nl: 'Ouderen', en: 'Older people' },
      commitment: { nl: 'Elke week', en: 'Every week' },
      dayparts: { nl: 'dinsdagochtend', en: 'Tuesday morning' },
      hoursPerWeekMax: { nl: '3', en: '3' },
      places: { nl: '2', en: '2' },
      locationMode: { nl: 'Op een vaste plek', en: 'At a fixed place' },
      street: { nl: 'Dorpsstraat', en: 'Dorpsstraat' },
      houseNumber: { nl: '1', en: '1' },
      postcode: { nl: '7201 AB', en: '7201 AB' },
      city: { nl: 'Zutphen', en: 'Zutphen' },
      contactEmail: { nl: 'kees@kruidenhof.example', en: 'kees@kruidenhof.example' },
      status: { nl: 'Concept', en: 'Draft' },
      picture: { nl: 'koffie.jpg', en: 'coffee.jpg' },
      pictureAlt: { nl: 'Twee mensen schenken koffie in', en: 'Two people serve coffee' },
    },
    {
      externalId: { nl: 'V-002', en: 'V-002' },
      title: { nl: 'Helpen op de zomermarkt', en: 'Help at the summer market' },
      organization: { nl: '12345678', en: '12345678' },
      themes: { nl: 'Feest en evenement', en: 'Events and celebrations' },
      commitment: { nl: 'Eén keer', en: 'Once' },
      dates: { nl: '5-6-2027 10.00-12.30 4 | 5-6-2027 13.00-16.00 6', en: '5-6-2027 10.00-12.30 4 | 5-6-2027 13.00-16.00 6' },
      status: { nl: 'Concept', en: 'Draft' },
    },
  ],
}
