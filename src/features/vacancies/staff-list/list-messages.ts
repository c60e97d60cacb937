import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

const days = {
  nl: (n: number) => plural('nl', n, { one: '1 dag', other: `${n} dagen` }),
  en: (n: number) => plural('en', n, { one: '1 day', other: `${n} days` }),
}

/** The staff list of vacancies. */
export const listWords = defineMessages({
  title: { nl: 'Vacatures', en: 'Vacancies' },
  status: { nl: 'Status', en: 'Status' },
  search: { nl: 'Zoek op titel', en: 'Search by title' },
  searchBy: { nl: 'Zoek op titel of organisatie', en: 'Search by title or organization' },
  add: { nl: 'Vacature toevoegen', en: 'Add vacancy' },
  all: { nl: 'Alle', en: 'All' },
  drafts: { nl: 'Concepten', en: 'Drafts' },
  resting: { nl: 'Stil of vol', en: 'Paused or full' },
  name: { nl: 'Titel', en: 'Title' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  theme: { nl: 'Thema', en: 'Theme' },
  age: { nl: 'Gemaakt', en: 'Made' },
  reactions: { nl: 'Reacties', en: 'Replies' },
  noneYet: { nl: 'Nog niemand reageerde', en: 'Nobody replied yet' },
  first: { nl: 'Vooraan', en: 'Put first' },
  sharedWith: { nl: 'Ook te zien bij', en: 'Shown too at' },
  firstUntil: { nl: 'Vooraan tot en met', en: 'First until' },
  activities: { nl: 'Soort werk', en: 'Kind of work' },
  targetGroups: { nl: 'Wie je helpt', en: 'Whom you help' },
  begunWith: { nl: 'Begonnen met het voorbeeld', en: 'Begun with the example' },
  skills: { nl: 'Komt van pas', en: 'Comes in handy' },
  elsewhere: { nl: 'Reageren bij', en: 'Replies at' },
  atOwnSite: { nl: 'Op eigen site', en: 'On own site' },
  expires: { nl: 'Verloopt', en: 'Runs out' },
  expiresWithin: { nl: (f: { days: string }) => `Binnen ${f.days} dagen`, en: (f: { days: string }) => `Within ${f.days} days` },
  places: { nl: 'Plekken', en: 'Places' },
  placesOf: { nl: (f: { taken: number; of: number }) => `${f.taken} van ${f.of}`, en: (f: { taken: number; of: number }) => `${f.taken} of ${f.of}` },
  placesOpen: { nl: ({ n }: N) => (n === 0 ? 'Onbeperkt' : `${n}, onbeperkt`), en: ({ n }: N) => (n === 0 ? 'No limit' : `${n}, no limit`) },
  reply: {
    nl: ({ n }: N) => plural('nl', n, { one: 'reactie', other: 'reacties' }),
    en: ({ n }: N) => plural('en', n, { one: 'reply', other: 'replies' }),
  },
  waiting: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 wacht', other: `${n} wachten` }),
    en: ({ n }: N) => plural('en', n, { one: '1 is waiting', other: `${n} are waiting` }),
  },
  until: { nl: 'Tot en met', en: 'Until' },
  inDays: { nl: ({ n }: N) => `over ${days.nl(n)}`, en: ({ n }: N) => `in ${days.en(n)}` },
  lastDay: { nl: 'vandaag', en: 'today' },
  over: { nl: 'voorbij', en: 'over' },
  empty: { nl: 'Nog geen vacatures', en: 'No vacancies yet' },
  emptyText: { nl: 'Schrijf er een. Wij helpen je met de tekst.', en: 'Write one. We help you with the text.' },
  contact: { nl: 'Contact', en: 'Contact' },
  themes: { nl: 'Thema’s', en: 'Themes' },
  when: { nl: 'Wanneer', en: 'When' },
  time: { nl: 'Tijd', en: 'Time' },
  where: { nl: 'Waar', en: 'Where' },
  fromHome: { nl: 'Vanuit huis', en: 'From home' },
  online: { nl: 'Online sinds', en: 'Online since' },
  wholeText: { nl: 'Lees de hele tekst', en: 'Read the whole text' },
  happened: { nl: 'Wat er gebeurde', en: 'What happened' },
  facts: { nl: 'De feiten', en: 'The facts' },
  // The review queue
  judgeTitle: { nl: 'Vacatures beoordelen', en: 'Review vacancies' },
  toList: { nl: 'Naar alle vacatures', en: 'To all vacancies' },
  doneText: { nl: 'Alle vacatures zijn beoordeeld. Tijd voor koffie.', en: 'All vacancies have been reviewed. Time for coffee.' },
  oneByOne: { nl: 'Beoordeel één voor één', en: 'Review one by one' },
})
