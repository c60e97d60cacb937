import type { HelpCategory, HelpFrequency, HelpKind, HelpStatus, Relation } from '#features/one-on-one/model/codes.ts'

/** One request or offer of the demo: `day` is when it was handed in, counted from the day of the seed. */
export type SeedHelp = {
  key: string
  kind: HelpKind
  status: HelpStatus
  category: HelpCategory
  frequency: HelpFrequency
  title: string
  text: string
  /** What visitors read, where it differs from the text. */
  shown?: string
  day: number
  dayparts?: string[]
  language?: string
  for?: { relation: Relation; name: string; hasYes?: boolean }
  /** Somebody without e-mail, for whom the coordinator wrote it down. */
  paper?: string
  quiet?: boolean
  vulnerable?: boolean
  phone?: string
  /** Who asked or offered, where the story needs somebody in particular. */
  by?: string
}

/** Fourteen requests and offers at the center that has one-on-one help, in every state. */
export const helpOfArnhem: readonly SeedHelp[] = [
  { key: 'chess', kind: 'request', status: 'open', category: 'company', frequency: 'weekly', day: -9, dayparts: ['tue_afternoon', 'thu_afternoon'], title: 'Wie wil elke week een potje met mij schaken? Ik win niet altijd.', text: 'Ik ben 78 en woon alleen. Vroeger zat ik op een schaakclub. Nu ken ik niemand meer die speelt.', shown: 'Vroeger zat ik op een schaakclub. Nu ken ik niemand meer die speelt. Koffie staat klaar.', for: { relation: 'neighbour', name: 'Henk', hasYes: true } },
  { key: 'dutch', kind: 'request', status: 'open', category: 'language', frequency: 'biweekly', day: -6, dayparts: ['wed_evening'], language: 'ar', title: 'Ik leer Nederlands. Met wie kan ik oefenen en koffie drinken?', text: 'Ik woon hier twee jaar. Lezen gaat goed, praten is moeilijk.' },
  { key: 'market', kind: 'request', status: 'open', category: 'walking', frequency: 'weekly', day: -20, dayparts: ['thu_morning'], title: 'Mijn rolstoel en ik willen naar de markt. Loop je mee?', text: 'Ik rijd zelf, maar in de drukte heb ik graag iemand naast me.', vulnerable: true },
  { key: 'garden', kind: 'request', status: 'open', category: 'garden', frequency: 'once', day: -3, title: 'De tuin wordt mij te veel. Help je één middag snoeien?', text: 'Gereedschap heb ik. Er staat taart klaar.' },
  { key: 'letters', kind: 'request', status: 'open', category: 'paperwork', frequency: 'flexible', day: -12, language: 'tr', title: 'Ik krijg brieven die ik niet snap. Lees je ze met mij?', text: 'Het gaat om brieven van de gemeente.', quiet: true },
  { key: 'dog', kind: 'offer', status: 'open', category: 'pets', frequency: 'flexible', day: -4, dayparts: ['sat_morning', 'sun_morning'], title: 'Ik loop graag een rondje met je hond.', text: 'Ik ben gewend aan grote honden.' },
  { key: 'computer', kind: 'offer', status: 'open', category: 'digital', frequency: 'weekly', day: -15, dayparts: ['mon_evening'], title: 'Loopt je telefoon of computer vast? Ik kijk met je mee.', text: 'Ik werk al jaren met computers en heb geduld.' },
  { key: 'walk', kind: 'request', status: 'pending', category: 'walking', frequency: 'weekly', day: -1, dayparts: ['mon_morning', 'tue_morning', 'wed_morning', 'thu_morning', 'fri_morning'], title: 'Wie loopt een half uur met mijn vader mee?', text: 'Mijn vader is 81 en wandelt graag. Sinds zijn beroerte gaat hij niet meer alleen. Wie loopt een half uur met hem mee, een keer per week? Bel gerust: 06 12 34 56 78.', for: { relation: 'parent', name: 'Gerrit' }, phone: '024 000 00 00' },
  { key: 'shopping', kind: 'request', status: 'pending', category: 'shopping', frequency: 'weekly', day: -6, title: 'Wie doet mijn boodschappen als het glad is?', text: 'Ik loop met een rollator. In de winter durf ik niet naar buiten.', paper: 'Truus' },
  { key: 'bike', kind: 'offer', status: 'pending', category: 'odd_jobs', frequency: 'once', day: 0, title: 'Ik maak je fiets.', text: 'Band plakken, licht maken, ketting smeren.' },
  { key: 'lift', kind: 'request', status: 'proposed', category: 'transport', frequency: 'once', day: -10, title: 'Kan iemand mij naar mijn zus in Velp brengen?', text: 'Ik wil haar nieuwe huis zien.' },
  { key: 'reading', kind: 'request', status: 'matched', category: 'children', frequency: 'weekly', day: -70, title: 'Wie leest een keer per week voor bij ons thuis?', text: 'Onze zoon is zes en houdt van verhalen over treinen.', for: { relation: 'own_child', name: 'Sem', hasYes: true } },
  { key: 'washing', kind: 'request', status: 'denied', category: 'other', frequency: 'weekly', day: -18, title: 'Hulp in de ochtend', text: 'Ik zoek iemand die mij in de ochtend helpt met wassen en aankleden.' },
  { key: 'piano', kind: 'offer', status: 'expired', category: 'company', frequency: 'flexible', day: -75, title: 'Samen piano spelen', text: 'Ik speel al dertig jaar en kom graag langs.' },
  // Whom a coordinator finds beside a request.
  { key: 'visits', kind: 'offer', status: 'open', category: 'company', frequency: 'weekly', day: -14, by: 'arnhem-marloes-eggink', dayparts: ['tue_afternoon', 'thu_afternoon'], title: 'Ik kom graag langs voor een spelletje of een praatje.', text: 'Ik schaak, dam en kaart. Dinsdag en donderdag heb ik tijd.' },
  { key: 'strolls', kind: 'offer', status: 'open', category: 'walking', frequency: 'weekly', day: -11, by: 'arnhem-ron-staring', dayparts: ['thu_morning', 'fri_morning'], title: 'Ik loop graag met iemand mee.', text: 'Naar de markt, naar het park of gewoon een blokje om.' },
  { key: 'papers', kind: 'offer', status: 'open', category: 'paperwork', frequency: 'flexible', day: -8, by: 'arnhem-aylin-ozturk', language: 'tr', title: 'Ik lees brieven met je mee, ook in het Turks.', text: 'Ik werk op een kantoor en leg het rustig uit.' },
  { key: 'chats', kind: 'offer', status: 'open', category: 'language', frequency: 'biweekly', day: -7, by: 'arnhem-anouk-peters', dayparts: ['wed_evening'], title: 'Samen Nederlands praten bij de koffie.', text: 'Ik was juf op een basisschool.' },
  // What two people come together about.
  { key: 'stamps', kind: 'request', status: 'proposed', category: 'company', frequency: 'biweekly', day: -13, by: 'arnhem-rami-alkhatib', dayparts: ['sat_morning'], title: 'Wie kijkt met mij naar mijn postzegels?', text: 'Ik spaar al veertig jaar en praat er graag over.' },
  { key: 'stairs', kind: 'request', status: 'proposed', category: 'company', frequency: 'weekly', day: -5, by: 'arnhem-marloes-eggink', dayparts: ['fri_afternoon'], title: 'Wie drinkt een kop thee met mijn moeder?', text: 'Zij is 86 en komt de trap niet meer af.', for: { relation: 'parent', name: 'Riet', hasYes: true }, vulnerable: true },
  { key: 'cards', kind: 'request', status: 'matched', category: 'company', frequency: 'weekly', day: -30, by: 'arnhem-bilal-haddou', dayparts: ['mon_evening'], title: 'Wie wil met mij kaarten?', text: 'Ik ken hier nog weinig mensen.' },
  { key: 'museum', kind: 'request', status: 'matched', category: 'transport', frequency: 'biweekly', day: -95, by: 'arnhem-yordanos-tekle', title: 'Samen naar het museum', text: 'Alleen ga ik niet, met zijn tweeën wel.' },
  { key: 'baking', kind: 'request', status: 'matched', category: 'company', frequency: 'biweekly', day: -370, by: 'arnhem-james-whitfield', title: 'Samen brood bakken', text: 'Ik heb een oven en veel te veel recepten.' },
  { key: 'shelves', kind: 'request', status: 'closed', category: 'odd_jobs', frequency: 'once', day: -40, by: 'public-vrijwilliger', title: 'Wie hangt twee planken op?', text: 'De planken heb ik, een boor niet.' },
]
