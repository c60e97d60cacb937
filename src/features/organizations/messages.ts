import { defineMessages } from '#kernel/i18n/messages.ts'
import type { Theme } from './themes.ts'

/** The eighteen themes in words that say what one does. */
export const themeWords: Record<Theme, { nl: string; en: string }> = defineMessages({
  care: { nl: 'Zorg en aandacht', en: 'Care and attention' },
  elderly: { nl: 'Bezoek aan ouderen', en: 'Visiting older people' },
  youth_education: { nl: 'Kinderen en school', en: 'Children and school' },
  language: { nl: 'Taal en lezen', en: 'Language and reading' },
  sport: { nl: 'Sport en spel', en: 'Sport and games' },
  nature: { nl: 'Natuur en groen', en: 'Nature and gardens' },
  animals: { nl: 'Dieren', en: 'Animals' },
  arts: { nl: 'Kunst en muziek', en: 'Art and music' },
  heritage: { nl: 'Geschiedenis', en: 'History' },
  neighbourhood: { nl: 'In de buurt', en: 'In the neighbourhood' },
  poverty: { nl: 'Voedsel en rondkomen', en: 'Food and making ends meet' },
  health: { nl: 'Gezond en fit', en: 'Health and fitness' },
  mental_health: { nl: 'Een luisterend oor', en: 'A listening ear' },
  disability: { nl: 'Mensen met een beperking', en: 'People with a disability' },
  family: { nl: 'Gezinnen', en: 'Families' },
  housing: { nl: 'Wonen en klussen', en: 'Homes and repairs' },
  religion: { nl: 'Kerk en geloof', en: 'Church and faith' },
  events: { nl: 'Feest en evenement', en: 'Events and celebrations' },
})

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
