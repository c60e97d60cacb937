import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }
type Days = { days: string }

const inDays = {
  nl: (days: string) => ({ '30': 'een maand', '90': 'drie maanden', '365': 'een jaar' })[days] ?? `${days} dagen`,
  en: (days: string) => ({ '30': 'a month', '90': 'three months', '365': 'a year' })[days] ?? `${days} days`,
}

/** The list of organizations, and the decisions on one. */
export const listWords = defineMessages({
  title: { nl: 'Organisaties', en: 'Organizations' },
  status: { nl: 'Status', en: 'Status' },
  searchBy: { nl: 'Zoek op naam of contact', en: 'Search by name or contact' },
  add: { nl: 'Organisatie toevoegen', en: 'Add organization' },
  all: { nl: 'Alle', en: 'All' },
  name: { nl: 'Naam', en: 'Name' },
  kind: { nl: 'Soort', en: 'Kind' },
  theme: { nl: 'Thema', en: 'Theme' },
  place: { nl: 'Plaats', en: 'Place' },
  placeHint: { nl: 'Plaats of postcode', en: 'Town or postcode' },
  inPlace: { nl: (f: { place: string }) => `In ${f.place}`, en: (f: { place: string }) => `In ${f.place}` },
  contact: { nl: 'Contactpersoon', en: 'Contact' },
  vacancies: { nl: 'Vacatures', en: 'Vacancies' },
  answers: { nl: 'Antwoordt', en: 'Answers' },
  answersWithin: { nl: ({ days }: Days) => `Binnen ${days} dagen`, en: ({ days }: Days) => `Within ${days} days` },
  inDays: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 dag', other: `${n} dagen` }),
    en: ({ n }: N) => plural('en', n, { one: '1 day', other: `${n} days` }),
  },
  lastActive: { nl: 'Laatst actief', en: 'Last active' },
  silentFor: { nl: ({ days }: Days) => `Langer dan ${inDays.nl(days)} stil`, en: ({ days }: Days) => `Silent for more than ${inDays.en(days)}` },
  added: { nl: 'Toegevoegd', en: 'Added' },
  empty: { nl: 'Nog geen organisaties', en: 'No organizations yet' },
  emptyText: { nl: 'Voeg de eerste toe, of wacht tot er een zich aanmeldt.', en: 'Add the first, or wait until one signs up.' },
  // Deciding
  approve: { nl: 'Keur goed', en: 'Approve' },
  deny: { nl: 'Wijs af', en: 'Deny' },
  archive: { nl: 'Archiveer', en: 'Archive' },
  reopen: { nl: 'Leg opnieuw voor', en: 'Open again' },
  restore: { nl: 'Zet terug', en: 'Put back' },
  approveThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 organisatie goedkeuren?', other: `${n} organisaties goedkeuren?` }),
    en: ({ n }: N) => plural('en', n, { one: 'Approve 1 organization?', other: `Approve ${n} organizations?` }),
  },
  denyThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 organisatie afwijzen?', other: `${n} organisaties afwijzen?` }),
    en: ({ n }: N) => plural('en', n, { one: 'Deny 1 organization?', other: `Deny ${n} organizations?` }),
  },
  archiveThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 organisatie archiveren?', other: `${n} organisaties archiveren?` }),
    en: ({ n }: N) => plural('en', n, { one: 'Archive 1 organization?', other: `Archive ${n} organizations?` }),
  },
  approvedThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 organisatie goedgekeurd', other: `${n} organisaties goedgekeurd` }),
    en: ({ n }: N) => plural('en', n, { one: '1 organization approved', other: `${n} organizations approved` }),
  },
  deniedThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 organisatie afgewezen', other: `${n} organisaties afgewezen` }),
    en: ({ n }: N) => plural('en', n, { one: '1 organization denied', other: `${n} organizations denied` }),
  },
  archivedThem: {
    nl: ({ n }: N) => plural('nl', n, { one: '1 organisatie gearchiveerd', other: `${n} organisaties gearchiveerd` }),
    en: ({ n }: N) => plural('en', n, { one: '1 organization archived', other: `${n} organizations archived` }),
  },
  isNow: {
    nl: (f: { name: string; status: string }) => `${f.name}: ${f.status.toLowerCase()}`,
    en: (f: { name: string; status: string }) => `${f.name}: ${f.status.toLowerCase()}`,
  },
  why: { nl: 'Waarom wijs je af?', en: 'Why do you deny?' },
  whyArchive: { nl: 'Waarom archiveer je?', en: 'Why do you archive?' },
  whyHint: { nl: 'Dit komt in de e-mail. Eronder staat dat ze mogen bellen.', en: 'This goes into the email. Below it we say that they may call.' },
  whyNeeded: { nl: 'Schrijf waarom. De organisatie leest dit.', en: 'Write why. The organization reads this.' },
  isDouble: { nl: 'Deze organisatie staat er al in', en: 'This organization is here already' },
  noVolunteers: { nl: 'Dit is geen vrijwilligerswerk', en: 'This is no volunteer work' },
  otherTown: { nl: 'Hoort bij een andere gemeente', en: 'Belongs to another town' },
  unreachable: { nl: 'We konden niemand bereiken', en: 'We could not reach anyone' },
  denyAndMailTo: { nl: ({ name }: { name: string }) => `Wijs af en mail ${name}`, en: ({ name }: { name: string }) => `Deny and mail ${name}` },
  denyAndMail: { nl: 'Wijs af en mail', en: 'Deny and mail' },
  edit: { nl: 'Bewerk', en: 'Edit' },
  openPage: { nl: 'Bekijk de pagina', en: 'See the page' },
  judge: { nl: 'Beoordeel', en: 'Review' },
})
