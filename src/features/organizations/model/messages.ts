import { defineMessages } from '#kernel/i18n/messages.ts'

export const messages = defineMessages({
  breadcrumbs: { nl: 'Kruimelpad', en: 'Breadcrumbs' },
  vacancyBank: { nl: 'Vacaturebank', en: 'Find volunteer work' },
  about: { nl: 'Wie zijn wij?', en: 'Who are we?' },
  openVacancies: {
    nl: ({ n }: { n: number }) => (n === 1 ? '1 plek waar je kunt helpen' : `${n} plekken waar je kunt helpen`),
    en: ({ n }: { n: number }) => (n === 1 ? '1 place where you can help' : `${n} places where you can help`),
  },
  noVacancies: { nl: 'Nu geen open plekken', en: 'No open places right now' },
  noVacanciesText: {
    nl: 'Deze organisatie zoekt nu niemand. Kijk eens bij anderen in de buurt.',
    en: 'This organization is not looking for anyone now. Have a look at others nearby.',
  },
  searchAll: { nl: 'Bekijk alle plekken', en: 'See all places' },
  contact: { nl: 'Contact', en: 'Contact' },
  phone: { nl: 'Telefoon', en: 'Phone' },
  email: { nl: 'E-mail', en: 'Email' },
  website: { nl: 'Website', en: 'Website' },
  address: { nl: 'Adres', en: 'Address' },
  kind: { nl: 'Soort', en: 'Kind' },
  newWindow: { nl: '(opent in een nieuw venster)', en: '(opens in a new window)' },
  map: { nl: ({ place }: { place: string }) => `Kaart van ${place} en omgeving`, en: ({ place }: { place: string }) => `Map of ${place} and surroundings` },
  responds: {
    nl: ({ days }: { days: number }) => (days <= 1 ? 'Antwoordt gewoonlijk binnen 1 dag' : `Antwoordt gewoonlijk binnen ${days} dagen`),
    en: ({ days }: { days: number }) => (days <= 1 ? 'Usually answers within 1 day' : `Usually answers within ${days} days`),
  },
  Organization: { nl: 'Organisatie', en: 'Organization' },
  School: { nl: 'School', en: 'School' },
  VolunteerCenter: { nl: 'Vrijwilligerscentrale', en: 'Volunteer center' },
  onlyDutch: { nl: 'Deze tekst is er alleen in het Nederlands.', en: 'This text is available in Dutch only.' },
})
