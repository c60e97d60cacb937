import type { Audience, Level, WorkshopStatus } from '#features/workshops/model/codes.ts'
import type { Theme } from './types.ts'

/** Days are counted from the day of the seed. */
export type SeedSession = { day: number; times: readonly [start: string, end: string]; isOnline?: true; isOptional?: true }

export type SeedWorkshop = {
  key: string
  title: string
  text: string
  learns: readonly string[]
  themes: readonly Theme[]
  status: WorkshopStatus
  audience?: Audience
  level?: Level
  /** The last day on which one can register; none for a draft. */
  deadline?: number
  sessions: readonly SeedSession[]
  place: string
  capacity: number
  least?: number
  /** Who has a place, and who waits for one. */
  registered: number
  waiting?: number
  hasCertificate?: true
  price?: string
  organizationSeats?: number
  trainer: string
  trainerWords: string
  /** The member of the demo team gives it. */
  isGivenByMember?: true
  isStepFree?: true
}

const evening = ['19:30', '21:30'] as const

/** Workshops of a center in every state that a visitor meets: full with people who wait, going on now, for everybody, too few, over with certificates. */
export const workshops: readonly SeedWorkshop[] = [
  {
    key: 'dementie',
    title: 'Omgaan met dementie',
    text: 'Je leert wat dementie met iemand doet en hoe je rustig blijft als een gesprek vastloopt. We oefenen met echte voorbeelden.',
    learns: ['Wat dementie is, en wat niet', 'Hoe je een gesprek rustig houdt', 'Wanneer je hulp vraagt'],
    themes: ['care', 'elderly'],
    status: 'full',
    level: 'beginner',
    deadline: 10,
    sessions: [
      { day: 17, times: evening },
      { day: 24, times: evening },
    ],
    place: 'Wijkcentrum De Bongerd, zaal 2',
    capacity: 6,
    registered: 6,
    waiting: 3,
    hasCertificate: true,
    trainer: 'Els Wessels',
    trainerWords: 'Els werkte dertig jaar als verpleegkundige op een gesloten afdeling.',
    isStepFree: true,
  },
  {
    key: 'luisteren',
    title: 'Luisteren zonder oordeel',
    text: 'Goed luisteren lijkt makkelijk. In twee avonden merk je wat je zelf al doet en wat beter kan.',
    learns: ['Stil durven zijn', 'Doorvragen zonder in te vullen'],
    themes: ['mental_health'],
    status: 'confirmed',
    deadline: -5,
    sessions: [
      { day: -1, times: evening },
      { day: 6, times: evening },
    ],
    place: 'Bibliotheek, leeszaal',
    capacity: 10,
    least: 4,
    registered: 5,
    hasCertificate: true,
    trainer: 'Ruud Foppen',
    trainerWords: 'Ruud is maatje van drie mensen en geeft deze training voor de vijfde keer.',
    isGivenByMember: true,
    isStepFree: true,
  },
  {
    key: 'taal',
    title: 'Nederlands oefenen met iemand',
    text: 'Hoe help je iemand die Nederlands leert? Met voorbeelden voor een wandeling, aan de keukentafel en bij de dokter.',
    learns: ['Langzaam praten, gewone woorden', 'Fouten laten gaan of juist niet'],
    themes: ['language'],
    status: 'published',
    level: 'beginner',
    deadline: 20,
    sessions: [{ day: 25, times: ['20:00', '21:15'], isOnline: true }],
    place: '',
    capacity: 20,
    registered: 3,
    trainer: 'Corrie Mulder',
    trainerWords: 'Corrie is taalcoach en geeft les aan volwassenen.',
  },
  {
    key: 'werven',
    title: 'Vrijwilligers vinden en houden',
    text: 'Voor iedereen die vrijwilligers zoekt: van een vacature die klopt tot een eerste dag die bijblijft.',
    learns: ['Een vacature die mensen aanspreekt', 'De eerste dag goed beginnen', 'Waarom mensen weggaan'],
    themes: ['events'],
    status: 'published',
    audience: 'organizations',
    level: 'some',
    deadline: 30,
    sessions: [{ day: 38, times: ['13:30', '16:30'] }],
    place: 'Gemeentehuis, trouwzaal',
    capacity: 16,
    registered: 2,
    organizationSeats: 2,
    price: '€ 15, met lunch',
    trainer: 'Marloes Haven',
    trainerWords: 'Marloes coördineert vrijwilligers bij een zorgboerderij.',
    isStepFree: true,
  },
  {
    key: 'reanimeren',
    title: 'Reanimeren: samen oefenen',
    text: 'Iedereen kan een leven redden. We oefenen op een pop, met een AED, in een uur. Je hoeft niets te kunnen.',
    learns: ['Borstcompressies', 'Een AED gebruiken'],
    themes: ['health'],
    status: 'published',
    audience: 'all',
    level: 'beginner',
    deadline: 13,
    sessions: [{ day: 16, times: ['10:00', '11:30'] }],
    place: 'Brandweerkazerne',
    capacity: 12,
    registered: 4,
    trainer: 'Joost Nijhof',
    trainerWords: 'Joost is ambulanceverpleegkundige.',
    isStepFree: true,
  },
  {
    key: 'voorlezen',
    title: 'Voorlezen aan kleuters',
    text: 'Welk boek kies je, en hoe houd je er twintig stil? Met stemmen, platen en een beetje durf.',
    learns: ['Een boek kiezen', 'Kinderen mee laten doen'],
    themes: ['youth_education'],
    status: 'published',
    deadline: 19,
    sessions: [{ day: 27, times: ['14:00', '16:00'] }],
    place: 'Bibliotheek, jeugdhoek',
    capacity: 12,
    least: 6,
    registered: 2,
    trainer: 'Hannie Veldhuis',
    trainerWords: 'Hannie leest al twaalf jaar voor op basisscholen.',
  },
  {
    key: 'rouw',
    title: 'Er zijn voor iemand die rouwt',
    text: 'Wat zeg je als iemand een geliefde mist? Vaak minder dan je denkt. Een training over er gewoon zijn.',
    learns: ['Wat rouw is', 'Woorden die helpen', 'Zelf overeind blijven'],
    themes: ['care'],
    status: 'completed',
    deadline: -35,
    sessions: [
      { day: -28, times: evening },
      { day: -21, times: evening },
    ],
    place: 'Kerkelijk centrum De Ark',
    capacity: 8,
    registered: 5,
    hasCertificate: true,
    trainer: 'Greet Lammers',
    trainerWords: 'Greet begeleidt rouwgroepen.',
    isStepFree: true,
  },
  {
    key: 'duofiets',
    title: 'Rijden op de duofiets',
    text: 'Samen trappen met iemand die niet meer alleen kan fietsen. Je oefent het op- en afstappen en rijdt een rondje.',
    learns: ['Veilig op- en afstappen'],
    themes: ['sport'],
    status: 'draft',
    sessions: [],
    place: '',
    capacity: 6,
    registered: 0,
    trainer: 'Wim Aarts',
    trainerWords: '',
  },
]

/** Who came to the center to be written down, and has no account. */
export const guestNames = ['Truus Bos', 'Ahmed Bouzid', 'Carla de Vries', 'Henny Mulder', 'Gerda Stam', 'Rachid el Idrissi'] as const
