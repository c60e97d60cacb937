import type { Commitment, Daypart, Theme } from './types.ts'

/** What people of the pool say of themselves; whose card it is, follows from the center. */
export type SeedCard = {
  about: string
  themes: Theme[]
  skills: string[]
  groups: string[]
  dayparts: Daypart[]
  commitment: Commitment[]
  hours: number | null
  km: number | null
  transport: 'foot' | 'bike' | 'public_transport' | 'car' | null
}

export const cards: readonly SeedCard[] = [
  { about: 'Ik was boekhouder en doe graag iets met cijfers voor een club.', themes: ['neighbourhood', 'sport'], skills: ['finance', 'organizing'], groups: [], dayparts: ['mon_evening', 'wed_evening'], commitment: ['recurring', 'project'], hours: 3, km: 10, transport: 'car' },
  { about: 'Ik praat graag met oudere mensen. Mijn Nederlands wordt elke week beter.', themes: ['elderly', 'language'], skills: ['listening', 'contact'], groups: ['older_people'], dayparts: ['fri_afternoon', 'wed_afternoon'], commitment: ['recurring'], hours: 2, km: 5, transport: 'bike' },
  { about: 'Net met pensioen. Vijftien jaar in de horeca gewerkt.', themes: ['poverty', 'events'], skills: ['cooking', 'teamwork'], groups: ['adults'], dayparts: ['tue_afternoon', 'thu_afternoon', 'fri_evening'], commitment: ['recurring', 'one_off'], hours: 4, km: 10, transport: 'car' },
  { about: 'Ik zoek iets voor één middag in de week, buiten en met mensen.', themes: ['nature', 'neighbourhood'], skills: ['teamwork'], groups: ['animals_nature'], dayparts: ['mon_afternoon'], commitment: ['recurring'], hours: 3, km: 5, transport: 'bike' },
  { about: 'Student. Ik wil leren hoe ik goed luister.', themes: ['mental_health', 'care'], skills: ['listening', 'patience'], groups: ['young_people', 'mental_health'], dayparts: ['fri_morning', 'sat_morning'], commitment: ['flexible'], hours: 2, km: null, transport: 'public_transport' },
  { about: 'Ik rijd graag en heb overdag tijd.', themes: ['care', 'elderly'], skills: ['older_people', 'independence'], groups: ['older_people', 'disability'], dayparts: ['mon_morning', 'tue_morning', 'wed_morning', 'thu_morning'], commitment: ['flexible'], hours: 6, km: 20, transport: 'car' },
  { about: 'Voorlezen aan kinderen vind ik het leukste wat er is.', themes: ['youth_education', 'language'], skills: ['children', 'speaking'], groups: ['children'], dayparts: ['wed_afternoon'], commitment: ['recurring'], hours: 2, km: 5, transport: 'foot' },
  { about: 'Handig met hout en gereedschap. Geef mij een klus met een begin en een eind.', themes: ['housing', 'heritage'], skills: ['technical', 'independence'], groups: [], dayparts: ['sat_morning', 'sat_afternoon'], commitment: ['project', 'one_off'], hours: null, km: 10, transport: 'car' },
  { about: 'Ik maak websites en leg het ook graag uit.', themes: ['arts', 'neighbourhood'], skills: ['web', 'marketing', 'writing'], groups: ['older_people'], dayparts: ['tue_evening', 'thu_evening'], commitment: ['flexible', 'project'], hours: 3, km: null, transport: null },
  { about: 'Sporten met een groep, dat geef ik al jaren.', themes: ['sport', 'health'], skills: ['sport', 'leading'], groups: ['young_people', 'children'], dayparts: ['sat_morning', 'wed_evening'], commitment: ['recurring'], hours: 4, km: 10, transport: 'bike' },
  { about: 'Ik zing al twintig jaar in een koor en neem graag anderen mee.', themes: ['arts', 'elderly'], skills: ['creativity', 'contact'], groups: ['older_people'], dayparts: ['thu_afternoon', 'sun_afternoon'], commitment: ['recurring'], hours: 2, km: 5, transport: 'bike' },
  { about: 'Vroeger gaf ik les. Met een kind dat niet graag leest kan ik veel geduld hebben.', themes: ['youth_education', 'language'], skills: ['patience', 'children'], groups: ['children', 'newcomers'], dayparts: ['tue_afternoon', 'wed_afternoon'], commitment: ['recurring'], hours: 3, km: 5, transport: 'foot' },
  { about: 'Ik heb een busje en help graag een dag met sjouwen.', themes: ['poverty', 'housing'], skills: ['teamwork', 'technical'], groups: ['families', 'money_worries'], dayparts: ['sat_morning', 'sat_afternoon', 'fri_evening'], commitment: ['one_off', 'flexible'], hours: null, km: 20, transport: 'car' },
  { about: 'Penningmeester van een sportclub geweest. Een jaarverslag schrik ik niet van.', themes: ['sport', 'arts'], skills: ['finance', 'independence'], groups: [], dayparts: ['tue_evening', 'thu_evening'], commitment: ['recurring'], hours: 2, km: 10, transport: 'bike' },
  { about: 'Met honden wandelen doe ik het liefst, weer of geen weer.', themes: ['animals', 'nature'], skills: ['independence', 'patience'], groups: ['animals_nature'], dayparts: ['mon_morning', 'wed_morning', 'fri_morning'], commitment: ['flexible'], hours: 4, km: 10, transport: 'bike' },
  { about: 'Ik spreek Arabisch en Nederlands en help mensen bij brieven en formulieren.', themes: ['language', 'poverty'], skills: ['translating', 'contact'], groups: ['newcomers', 'money_worries'], dayparts: ['thu_morning', 'thu_afternoon'], commitment: ['recurring'], hours: 3, km: 5, transport: 'public_transport' },
  { about: 'Mijn man had dementie. Ik weet hoe belangrijk een middag vrij is.', themes: ['care', 'elderly'], skills: ['listening', 'older_people'], groups: ['dementia', 'carers'], dayparts: ['mon_afternoon', 'thu_afternoon'], commitment: ['recurring'], hours: 3, km: 5, transport: 'bike' },
  { about: 'Ik maak foto’s en filmpjes, en zet ze zo op internet dat mensen kijken.', themes: ['events', 'arts'], skills: ['marketing', 'creativity', 'web'], groups: ['young_people'], dayparts: ['sat_evening', 'sun_afternoon'], commitment: ['project', 'one_off'], hours: null, km: null, transport: null },
  { about: 'Jurist met een vrije vrijdag. Geen grote woorden, wel een duidelijke brief.', themes: ['poverty', 'housing'], skills: ['legal', 'writing'], groups: ['money_worries'], dayparts: ['fri_morning', 'fri_afternoon'], commitment: ['recurring', 'flexible'], hours: 4, km: 10, transport: 'bike' },
  { about: 'Een feest organiseren, draaiboek en al: daar word ik blij van.', themes: ['events', 'neighbourhood'], skills: ['organizing', 'leading'], groups: ['families'], dayparts: ['wed_evening', 'sat_afternoon'], commitment: ['project'], hours: null, km: 10, transport: 'car' },
  { about: 'Ik doe een spelletje, drink koffie en laat de tijd de tijd.', themes: ['elderly', 'neighbourhood'], skills: ['contact', 'patience'], groups: ['older_people'], dayparts: ['tue_morning', 'tue_afternoon'], commitment: ['recurring'], hours: 2, km: 5, transport: 'foot' },
  { about: 'De administratie van een stichting kan ik ’s avonds thuis doen.', themes: ['heritage', 'religion'], skills: ['finance', 'writing'], groups: [], dayparts: ['mon_evening', 'tue_evening'], commitment: ['recurring'], hours: 3, km: null, transport: null },
  { about: 'Ik fiets graag op de duofiets met iemand die niet meer alleen kan.', themes: ['disability', 'sport'], skills: ['sport', 'contact'], groups: ['disability', 'older_people'], dayparts: ['wed_afternoon', 'sat_afternoon'], commitment: ['recurring', 'flexible'], hours: 2, km: 10, transport: 'bike' },
  { about: 'Kok in opleiding. Ik wil leren koken voor een grote groep.', themes: ['poverty', 'neighbourhood'], skills: ['cooking', 'teamwork'], groups: ['homeless', 'families'], dayparts: ['thu_evening', 'fri_evening'], commitment: ['recurring'], hours: 4, km: 10, transport: 'public_transport' },
  { about: 'Oude spullen repareren leer ik graag aan anderen.', themes: ['heritage', 'nature'], skills: ['technical', 'speaking'], groups: ['adults'], dayparts: ['sat_morning'], commitment: ['recurring'], hours: 3, km: 10, transport: 'bike' },
  { about: 'Ik ken het bos op mijn duimpje en vertel erover aan schoolklassen.', themes: ['nature', 'youth_education'], skills: ['speaking', 'children'], groups: ['children', 'animals_nature'], dayparts: ['tue_morning', 'thu_morning'], commitment: ['flexible'], hours: 3, km: 20, transport: 'car' },
  { about: 'Een luisterend oor aan de telefoon, ook ’s avonds laat.', themes: ['mental_health', 'health'], skills: ['listening', 'patience'], groups: ['mental_health'], dayparts: ['mon_evening', 'wed_evening', 'sun_evening'], commitment: ['recurring'], hours: 4, km: null, transport: null },
  { about: 'Controller van beroep. Ik zet de boekhouding van een kleine club op orde.', themes: ['neighbourhood', 'poverty'], skills: ['finance', 'organizing'], groups: ['money_worries'], dayparts: ['sat_morning', 'wed_evening'], commitment: ['project', 'one_off'], hours: null, km: 10, transport: 'car' },
  { about: 'Tieners coachen op het veld: ik heb mijn papieren en mijn humeur mee.', themes: ['sport', 'youth_education'], skills: ['leading', 'sport'], groups: ['young_people'], dayparts: ['tue_evening', 'sat_morning'], commitment: ['recurring'], hours: 4, km: 10, transport: 'bike' },
  { about: 'Ik ben nieuw in Nederland en oefen de taal het liefst door mee te doen.', themes: ['language', 'neighbourhood'], skills: ['teamwork', 'cooking'], groups: ['newcomers'], dayparts: ['mon_morning', 'tue_morning', 'thu_morning'], commitment: ['flexible', 'recurring'], hours: 6, km: 5, transport: 'public_transport' },
]

/** In the order in which organizations write to the people of a center. */
export const invitationWords: readonly string[] = [
  'Je schrijft dat je graag iets met cijfers doet. Onze penningmeester stopt in januari. Kom je eens praten?',
  'Bij ons drinken twaalf bewoners elke vrijdagmiddag samen koffie. Kom je een keer kijken?',
  'Wij zoeken iemand die met plezier kookt voor twintig buren. Dat past bij wat je schrijft.',
  'Onze tuin kan wel iemand gebruiken die graag buiten is. Heb je zin om mee te lopen?',
]
