import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }
type Named = { name: string }

/** The list of entries of the social map, for those who keep them. */
export const listWords = defineMessages({
  title: { nl: 'Overzicht van de sociale kaart', en: 'Overview of the social map' },
  text: {
    nl: 'Wat inwoners vinden als ze hulp of gezelschap zoeken. Houd het kloppend: na een jaar zonder controle verdwijnt een plek uit de lijst.',
    en: 'What residents find when they look for help or company. Keep it right: after a year without a check an entry leaves the list.',
  },
  status: { nl: 'Status', en: 'Status' },
  searchBy: { nl: 'Zoek op naam of tekst', en: 'Search by name or text' },
  add: { nl: 'Plek toevoegen', en: 'Add entry' },
  import: { nl: 'Importeer een lijst', en: 'Import a list' },
  toMap: { nl: 'Bekijk de kaart', en: 'See the map' },
  all: { nl: 'Alle', en: 'All' },
  pending: { nl: 'Wachten', en: 'Waiting' },
  active: { nl: 'Actief', en: 'Active' },
  stale: { nl: 'Verouderd', en: 'Out of date' },
  closed: { nl: 'Gesloten', en: 'Closed' },
  name: { nl: 'Naam', en: 'Name' },
  organization: { nl: 'Van', en: 'Of' },
  nobody: { nl: 'Niemand beheert dit', en: 'Nobody looks after it' },
  theme: { nl: 'Thema', en: 'Theme' },
  place: { nl: 'Plaats', en: 'Place' },
  checked: { nl: 'Gecontroleerd', en: 'Checked' },
  never: { nl: 'Nog niet', en: 'Not yet' },
  call: { nl: 'Bel', en: 'Call' },
  callName: { nl: ({ name }: Named) => `Bel ${name}`, en: ({ name }: Named) => `Call ${name}` },
  told: { nl: 'Meldingen', en: 'Suggestions' },
  someTold: { nl: 'Met meldingen', en: 'With suggestions' },
  checkedBefore: { nl: 'Langer geleden gecontroleerd', en: 'Checked longer ago' },
  monthsAgo: {
    nl: ({ n }: N) => (n === 0 ? 'Nooit gecontroleerd' : `Meer dan ${n} maanden geleden`),
    en: ({ n }: N) => (n === 0 ? 'Never checked' : `More than ${n} months ago`),
  },
  empty: { nl: 'Nog geen plekken', en: 'No entries yet' },
  emptyText: {
    nl: 'Zet de eerste plek op de kaart: een inloop, een spreekuur of een maatje.',
    en: 'Put the first entry on the map: a drop-in, a consulting hour or a buddy.',
  },
  edit: { nl: 'Bewerk', en: 'Edit' },
  openPage: { nl: 'Bekijk de pagina', en: 'See the page' },
  judge: { nl: 'Beoordeel', en: 'Review' },
  // After a phone round
  confirmMany: { nl: 'Gebeld: alles klopt', en: 'Phoned: all is right' },
  confirmThem: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Klopt alles van deze plek?', other: `Klopt alles van deze ${n} plekken?` }),
    en: ({ n }: N) => plural('en', n, { one: 'Is all of this entry right?', other: `Is all of these ${n} entries right?` }),
  },
  confirmedThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 plek bevestigd', other: `${n} plekken bevestigd` }),
    en: ({ n }: N) => plural('en', n, { one: '1 entry confirmed', other: `${n} entries confirmed` }),
  },
  // Panel
  services: { nl: 'Wat ze doen', en: 'What they do' },
  places: { nl: 'Waar', en: 'Where' },
  phones: { nl: 'Telefoon', en: 'Telephone' },
  website: { nl: 'Website', en: 'Website' },
  questions: { nl: 'E-mailadres voor vragen', en: 'Email address for questions' },
  kvk: { nl: 'KvK-nummer', en: 'KvK number' },
  noKvk: { nl: 'Geen', en: 'None' },
  notShown: { nl: 'adres staat niet op de kaart', en: 'address is not on the map' },
  areaShown: { nl: 'alleen de plaats staat op de kaart', en: 'only the town is on the map' },
  checkedOn: { nl: (f: { day: string; how: string }) => `${f.day}, ${f.how}`, en: (f: { day: string; how: string }) => `${f.day}, ${f.how}` },
  how_owner: { nl: 'door de organisatie', en: 'by the organization' },
  how_center_phone: { nl: 'gebeld', en: 'by phone' },
  how_center_visit: { nl: 'zelf gezien', en: 'seen in person' },
  how_import: { nl: 'volgens de ingevoerde lijst', en: 'by the imported list' },
  denied: { nl: 'Teruggestuurd', en: 'Sent back' },
})
