import type { ActivityKind, CostKind } from '#features/activities/model/codes.ts'
import type { Pattern } from '#features/activities/recurrence/recurrence.ts'
import type { Localized, Theme } from './types.ts'

export type SeedActivity = {
  key: string
  title: Localized
  text: Localized
  theme: Theme
  kind: ActivityKind
  /** The first day, counted from the day of the seed; a series begins on the first day of its rule after it. */
  day: number
  /** How many days one date takes, after the first. */
  days?: number
  /** None: whole days. */
  times: readonly [start: string, end: string] | null
  pattern?: Pattern
  count?: number
  costKind: CostKind
  cost?: string
  place: string
  status?: 'draft' | 'pending' | 'denied' | 'published' | 'cancelled'
  reason?: string
  isOnline?: true
  languages?: readonly ('nl' | 'en' | 'ti' | 'ar' | 'uk')[]
  isStepFree?: true
  registration?: string
  /** Which of its dates to come is moved to the next day, or is off. */
  moved?: number
  off?: { date: number; reason: string }
}

const weekly = (weekday: number, every = 1): Pattern => ({ kind: 'weekly', every, weekdays: [weekday] })
/** Series of more than a year, so that both nights in which clocks change are among their dates. */
const year = { day: -60, count: 62 }

/** What there is to do in a town: six series of a year, some that wait or were called off, and what happens once. */
export const activities: readonly SeedActivity[] = [
  { key: 'taalcafe', title: { nl: 'Taalcafé: praten en koffie drinken', en: 'Language café: talk over coffee' }, text: { nl: 'Oefen Nederlands met mensen uit de buurt. Een fout maken mag.', en: 'Practise Dutch with people from the neighbourhood. Mistakes are fine.' }, theme: 'language', kind: 'leren', ...year, times: ['10:00', '11:30'], pattern: weekly(2), costKind: 'free', place: 'Bibliotheek', languages: ['nl', 'ti', 'ar', 'uk'], isStepFree: true, moved: 2 },
  { key: 'koor', title: { nl: 'Koor: open repetitie', en: 'Choir: open rehearsal' }, text: { nl: 'Zing een avond mee. Noten lezen hoeft niet.', en: 'Sing along for an evening. No need to read music.' }, theme: 'arts', kind: 'cultuur', ...year, times: ['19:00', '21:00'], pattern: weekly(2), costKind: 'free', place: 'Zaal bij de kerk' },
  { key: 'samen-eten', title: { nl: 'Samen eten in de buurt', en: 'Eating together' }, text: { nl: 'Een warme maaltijd aan een lange tafel.', en: 'A hot meal at a long table.' }, theme: 'neighbourhood', kind: 'eten', ...year, times: ['17:30', '19:30'], pattern: weekly(4), costKind: 'own_contribution', cost: '€ 4', place: 'Buurthuis', registration: 'Bel voor woensdag 12.00 uur.', isStepFree: true },
  { key: 'wandelen', title: { nl: 'Wandelen met een praatje', en: 'A walk and a chat' }, text: { nl: 'Een uur lopen in een rustig tempo.', en: 'An hour’s walk at an easy pace.' }, theme: 'health', kind: 'bewegen', day: -60, count: 124, times: ['10:00', '12:00'], pattern: { kind: 'weekly', every: 1, weekdays: [1, 4] }, costKind: 'free', place: 'Start bij het station' },
  { key: 'telefoon', title: { nl: 'Spreekuur: hulp met je telefoon', en: 'Help with your phone' }, text: { nl: 'Neem je telefoon mee. We kijken samen.', en: 'Bring your phone. We look together.' }, theme: 'elderly', kind: 'informatie', ...year, times: ['13:00', '15:00'], pattern: weekly(5), costKind: 'free', place: 'Bibliotheek', off: { date: 1, reason: 'De begeleider is ziek.' } },
  { key: 'repaircafe', title: { nl: 'Repair Café: breng je kapotte spullen mee', en: 'Repair Café: bring what is broken' }, text: { nl: 'Vrijwilligers repareren met jou. Weggooien kan altijd nog.', en: 'Volunteers repair it with you.' }, theme: 'neighbourhood', kind: 'ontmoeten', day: -60, count: 15, times: ['10:00', '14:00'], pattern: { kind: 'monthly_weekday', every: 1, nth: 'last', weekday: 6 }, costKind: 'own_contribution', cost: 'Geef wat je wilt', place: 'Noorderhaven' },
  { key: 'breiclub', title: { nl: 'Breiclub: ook als je het nog niet kunt', en: 'Knitting club: beginners too' }, text: { nl: 'Wol en naalden liggen klaar.', en: 'Wool and needles are there.' }, theme: 'arts', kind: 'ontmoeten', day: 1, count: 10, times: ['14:00', '16:00'], pattern: weekly(2, 2), costKind: 'own_contribution', cost: '€ 2,50', place: 'Buurthuis' },
  { key: 'kerststukjes', title: { nl: 'Kerststukjes maken', en: 'Making Christmas arrangements' }, text: { nl: 'Groen en kaarsen zijn er. Neem een bakje mee.', en: 'Greenery and candles are there. Bring a bowl.' }, theme: 'arts', kind: 'leren', day: 9, times: ['13:00', '15:00'], costKind: 'paid', cost: '€ 7,50', place: 'Wijkcentrum' },
  { key: 'lampionnen', title: { nl: 'Lampionnenoptocht', en: 'Lantern parade' }, text: { nl: 'Maak een lampion en loop mee door de wijk.', en: 'Make a lantern and walk along.' }, theme: 'events', kind: 'cultuur', day: 15, times: ['17:00', '19:00'], costKind: 'free', place: 'Plein', status: 'pending' },
  { key: 'open-dag', title: { nl: 'Open dag van de buurttuin', en: 'Open day of the garden' }, text: { nl: 'Kijk rond en proef van de oogst.', en: 'Look around and taste the harvest.' }, theme: 'nature', kind: 'markt', day: 30, times: ['11:00', '16:00'], costKind: 'free', place: 'Buurttuin', status: 'draft' },
  { key: 'taalmaatje', title: { nl: 'Infoavond: word taalmaatje', en: 'Become a language buddy: information evening' }, text: { nl: 'Hoor van taalmaatjes hoe het gaat.', en: 'Hear how it goes from language buddies.' }, theme: 'language', kind: 'informatie', day: 11, times: ['19:30', '21:00'], costKind: 'free', place: 'Bibliotheek', registration: 'Aanmelden mag, maar hoeft niet.' },
  { key: 'online-quiz', title: { nl: 'Online quiz voor thuis', en: 'Online quiz at home' }, text: { nl: 'Speel mee vanaf je bank, alleen of samen.', en: 'Play along from your sofa.' }, theme: 'family', kind: 'ontmoeten', day: 5, times: ['20:00', '21:30'], costKind: 'free', place: '', isOnline: true },
  { key: 'mantelzorg', title: { nl: 'Koffie voor mantelzorgers', en: 'Coffee for carers' }, text: { nl: 'Even op adem komen bij mensen die het kennen.', en: 'Catch your breath among people who know.' }, theme: 'care', kind: 'ontmoeten', day: 3, count: 6, times: ['10:00', '12:00'], pattern: { kind: 'monthly_date', every: 1, date: 15 }, costKind: 'free', place: 'Buurthuis', isStepFree: true },
  { key: 'kleding', title: { nl: 'Kledingruil', en: 'Clothes swap' }, text: { nl: 'Breng mee wat je niet meer draagt, neem mee wat past.', en: 'Bring what you no longer wear, take what fits.' }, theme: 'poverty', kind: 'markt', day: 9, times: ['14:00', '17:00'], costKind: 'free', place: 'Wijkcentrum' },
  { key: 'schaken', title: { nl: 'Schaken voor iedereen', en: 'Chess for everybody' }, text: { nl: 'Leer het, of speel een partij.', en: 'Learn it, or play a game.' }, theme: 'sport', kind: 'ontmoeten', day: 2, count: 12, times: ['19:30', '22:00'], pattern: weekly(3), costKind: 'free', place: 'Café aan de markt' },
  { key: 'gym', title: { nl: 'Stoelgym', en: 'Chair gymnastics' }, text: { nl: 'Bewegen op je stoel, met muziek.', en: 'Moving on your chair, with music.' }, theme: 'elderly', kind: 'bewegen', day: 1, count: 20, times: ['09:30', '10:15'], pattern: weekly(1), costKind: 'own_contribution', cost: '€ 1', place: 'Wijkcentrum', isStepFree: true },
  { key: 'nieuwjaar', title: { nl: 'Nieuwjaarsborrel voor de buurt', en: 'New Year’s drinks' }, text: { nl: 'Proost met je buren.', en: 'Raise a glass with your neighbours.' }, theme: 'neighbourhood', kind: 'eten', day: 40, times: ['16:00', '18:30'], costKind: 'free', place: 'Buurthuis' },
  { key: 'winterfair', title: { nl: 'Winterfair', en: 'Winter fair' }, text: { nl: 'Drie dagen kraampjes, muziek en soep.', en: 'Three days of stalls, music and soup.' }, theme: 'events', kind: 'markt', day: 17, days: 2, times: null, costKind: 'free', place: 'Plein' },
  { key: 'nachtwandeling', title: { nl: 'Nachtwandeling', en: 'Night walk' }, text: { nl: 'Samen door het donker, met thee onderweg.', en: 'Through the dark together, with tea on the way.' }, theme: 'nature', kind: 'bewegen', day: 22, days: 1, times: ['22:00', '01:00'], costKind: 'free', place: 'Bosrand' },
  { key: 'museum', title: { nl: 'Rondleiding in het oude raadhuis', en: 'Tour of the old town hall' }, text: { nl: 'Een gids vertelt over 500 jaar stad.', en: 'A guide tells about 500 years of town.' }, theme: 'heritage', kind: 'cultuur', day: 12, times: ['14:00', '15:30'], costKind: 'paid', cost: '€ 5', place: 'Oude raadhuis' },
  { key: 'dierendag', title: { nl: 'Kijken bij de dierenopvang', en: 'A look at the animal shelter' }, text: { nl: 'Maak kennis met honden die een wandelaar zoeken.', en: 'Meet dogs that look for somebody to walk them.' }, theme: 'animals', kind: 'informatie', day: 8, times: ['11:00', '13:00'], costKind: 'free', place: 'Dierenopvang', status: 'cancelled', reason: 'Er zijn te weinig begeleiders.' },
  { key: 'geld', title: { nl: 'Inloop: vragen over geld', en: 'Walk-in: questions about money' }, text: { nl: 'Neem je brieven mee. We lezen ze samen.', en: 'Bring your letters. We read them together.' }, theme: 'poverty', kind: 'informatie', day: 1, count: 26, times: ['09:00', '12:00'], pattern: weekly(3), costKind: 'free', place: 'Gemeentehuis', isStepFree: true },
  { key: 'voorlezen', title: { nl: 'Voorlezen voor peuters', en: 'Stories for toddlers' }, text: { nl: 'Een verhaal, een liedje en een koekje.', en: 'A story, a song and a biscuit.' }, theme: 'youth_education', kind: 'cultuur', day: 4, count: 8, times: ['10:30', '11:15'], pattern: weekly(6), costKind: 'free', place: 'Bibliotheek' },
  { key: 'gokavond', title: { nl: 'Pokeravond', en: 'Poker night' }, text: { nl: 'Speel om echt geld.', en: 'Play for real money.' }, theme: 'events', kind: 'anders', day: 20, times: ['20:00', '23:00'], costKind: 'paid', cost: '€ 25', place: 'Kantine', status: 'denied', reason: 'Kansspelen om geld horen niet in deze agenda.' },
  { key: 'burendag', title: { nl: 'Soep met de buren', en: 'Soup with the neighbours' }, text: { nl: 'Het was gezellig. Tot de volgende keer!', en: 'It was a good day. See you next time!' }, theme: 'neighbourhood', kind: 'eten', day: -12, times: ['12:00', '14:00'], costKind: 'free', place: 'Buurthuis' },
]
