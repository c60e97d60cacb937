import type { Activity, Skill, TargetGroup } from '#features/vacancies/model/states.ts'
import type { OrganizationRow, Sector } from '#src/seed/content/organization-rows.ts'
import { between, pick } from '#src/seed/content/pick.ts'
import { type Commitment, type Daypart, type Expenses, type LanguageLevel, type LocationMode, type Neighbourhood, type Requirement, type SeedCenter, type SuitableFor, type Theme, type dayTimes, weekdays } from '#src/seed/content/types.ts'

type Work = { activities: Activity[]; skills: Skill[]; groups?: TargetGroup[] }

/** What one does in each kind of work, what comes in handy there, and whom it helps. */
export const workOf: Readonly<Record<string, Work | undefined>> = {
  bestuur: { activities: ['board'], skills: ['teamwork', 'leading'] },
  penningmeester: { activities: ['board', 'administration'], skills: ['finance', 'independence'] },
  website: { activities: ['media'], skills: ['web', 'independence'] },
  'sociale-media': { activities: ['media'], skills: ['writing', 'marketing', 'creativity'] },
  fotograaf: { activities: ['media'], skills: ['creativity', 'contact'] },
  klusser: { activities: ['odd_jobs', 'technology'], skills: ['technical', 'independence'] },
  receptie: { activities: ['reception', 'hosting'], skills: ['contact', 'listening'] },
  administratie: { activities: ['administration'], skills: ['independence', 'web'] },
  nieuwsbrief: { activities: ['media'], skills: ['writing', 'creativity'] },
  fondsen: { activities: ['fundraising'], skills: ['writing', 'finance'] },
  coordinatie: { activities: ['guidance', 'administration'], skills: ['organizing', 'contact', 'leading'] },
  boodschappen: { activities: ['shopping'], skills: ['contact'], groups: ['older_people', 'disability'] },
  vervoer: { activities: ['driving'], skills: ['patience', 'contact'], groups: ['older_people', 'disability'] },
  schoonmaak: { activities: ['odd_jobs'], skills: ['teamwork'] },
  'open-dag': { activities: ['hosting'], skills: ['contact', 'teamwork'] },
  'ontvangst-nieuw': { activities: ['hosting', 'guidance'], skills: ['contact', 'listening'] },
  'inkoop-voorraad': { activities: ['shopping', 'administration'], skills: ['organizing', 'finance'] },
  kerst: { activities: ['hosting', 'catering'], skills: ['teamwork', 'contact'], groups: ['older_people', 'homeless'] },
  wandelen: { activities: ['outings', 'company'], skills: ['patience', 'older_people'], groups: ['older_people'] },
  bezoek: { activities: ['company'], skills: ['listening', 'patience', 'older_people'], groups: ['older_people'] },
  spelletjes: { activities: ['company'], skills: ['older_people', 'contact'], groups: ['older_people'] },
  muziek: { activities: ['company'], skills: ['creativity', 'older_people'], groups: ['older_people', 'dementia'] },
  uitjes: { activities: ['outings', 'guidance'], skills: ['organizing', 'older_people'], groups: ['older_people'] },
  'maaltijd-gast': { activities: ['hosting', 'catering'], skills: ['contact', 'older_people'], groups: ['older_people'] },
  luisteren: { activities: ['company'], skills: ['listening', 'patience'], groups: ['mental_health', 'adults'] },
  creatief: { activities: ['guidance'], skills: ['creativity', 'patience'], groups: ['mental_health', 'disability'] },
  nachtwaken: { activities: ['company'], skills: ['listening', 'patience'], groups: ['older_people', 'carers'] },
  rolstoelbus: { activities: ['driving'], skills: ['patience', 'contact'], groups: ['disability', 'older_people'] },
  'g-sport': { activities: ['training', 'guidance'], skills: ['sport', 'patience'], groups: ['disability'] },
  'maatje-beperking': { activities: ['guidance'], skills: ['patience', 'contact'], groups: ['disability'] },
  winkeltje: { activities: ['reception', 'hosting'], skills: ['contact', 'finance'] },
  rondleider: { activities: ['hosting'], skills: ['speaking', 'contact'] },
  'balie-museum': { activities: ['reception', 'hosting'], skills: ['contact'] },
  restaureren: { activities: ['technology'], skills: ['technical', 'patience'] },
  archief: { activities: ['administration'], skills: ['patience', 'independence'] },
  kinderatelier: { activities: ['guidance'], skills: ['creativity', 'children'], groups: ['children'] },
  'licht-geluid': { activities: ['technology'], skills: ['technical', 'teamwork'] },
  decor: { activities: ['odd_jobs'], skills: ['creativity', 'technical'] },
  programmaboekjes: { activities: ['hosting'], skills: ['contact'] },
  'boek-aan-huis': { activities: ['company'], skills: ['contact', 'older_people'], groups: ['older_people', 'disability'] },
  'koffie-na-dienst': { activities: ['hosting', 'catering'], skills: ['contact'] },
  'kerk-rijden': { activities: ['driving'], skills: ['patience', 'older_people'], groups: ['older_people'] },
  'stille-ruimte': { activities: ['hosting'], skills: ['listening'] },
  pakketten: { activities: ['odd_jobs'], skills: ['teamwork'], groups: ['money_worries', 'families'] },
  ophalen: { activities: ['driving'], skills: ['teamwork'], groups: ['money_worries'] },
  geldmaatje: { activities: ['guidance', 'administration'], skills: ['finance', 'listening'], groups: ['money_worries'] },
  kinderfietsen: { activities: ['technology'], skills: ['technical'], groups: ['children', 'money_worries'] },
  inzamelen: { activities: ['fundraising'], skills: ['contact', 'teamwork'] },
  adviseur: { activities: ['guidance'], skills: ['listening', 'contact'], groups: ['adults'] },
  beurs: { activities: ['hosting'], skills: ['contact', 'organizing'] },
  'ict-centrum': { activities: ['digital_help', 'technology'], skills: ['web', 'patience'] },
  'schuldhulp-kleding': { activities: ['hosting'], skills: ['contact'], groups: ['money_worries', 'homeless'] },
  voorlezen: { activities: ['teaching'], skills: ['children', 'creativity'], groups: ['children'] },
  schoolbieb: { activities: ['administration'], skills: ['children', 'organizing'], groups: ['children'] },
  overblijf: { activities: ['guidance'], skills: ['children', 'patience'], groups: ['children'] },
  huiswerk: { activities: ['teaching', 'guidance'], skills: ['children', 'patience'], groups: ['children', 'young_people'] },
  schooltuin: { activities: ['gardening'], skills: ['children', 'teamwork'], groups: ['children'] },
  taalmaatje: { activities: ['teaching', 'guidance'], skills: ['listening', 'patience'], groups: ['newcomers'] },
  taalcafe: { activities: ['teaching', 'hosting'], skills: ['listening', 'contact'], groups: ['newcomers'] },
  fietsles: { activities: ['teaching', 'outings'], skills: ['patience', 'sport'], groups: ['newcomers'] },
  'mee-op-stap': { activities: ['guidance', 'outings'], skills: ['patience', 'contact'], groups: ['newcomers'] },
  verhuizen: { activities: ['odd_jobs', 'driving'], skills: ['teamwork'], groups: ['newcomers'] },
  speelochtend: { activities: ['guidance', 'hosting'], skills: ['children'], groups: ['children', 'families', 'newcomers'] },
  gezinsmaatje: { activities: ['guidance'], skills: ['children', 'listening'], groups: ['families'] },
  speelotheek: { activities: ['reception'], skills: ['children', 'contact'], groups: ['children', 'families'] },
  zomerkamp: { activities: ['guidance', 'outings'], skills: ['children', 'teamwork'], groups: ['children'] },
  techniekclub: { activities: ['teaching', 'technology'], skills: ['technical', 'children'], groups: ['children', 'young_people'] },
  schoolfeest: { activities: ['hosting', 'catering'], skills: ['teamwork', 'children'], groups: ['children', 'families'] },
  'zwemmen-fietsen': { activities: ['guidance', 'outings'], skills: ['children', 'sport'], groups: ['children'] },
  koffie: { activities: ['hosting', 'catering'], skills: ['contact', 'listening'], groups: ['older_people', 'adults'] },
  'samen-eten': { activities: ['catering', 'hosting'], skills: ['cooking', 'teamwork'], groups: ['adults'] },
  repaircafe: { activities: ['technology', 'odd_jobs'], skills: ['technical', 'contact'] },
  formulieren: { activities: ['administration', 'guidance'], skills: ['writing', 'patience'], groups: ['money_worries', 'newcomers'] },
  bingo: { activities: ['company', 'hosting'], skills: ['older_people', 'speaking'], groups: ['older_people'] },
  naailes: { activities: ['teaching'], skills: ['creativity', 'patience'], groups: ['newcomers', 'adults'] },
  weggeefwinkel: { activities: ['reception', 'hosting'], skills: ['contact'], groups: ['money_worries'] },
  burendag: { activities: ['hosting'], skills: ['organizing', 'teamwork'] },
  zwerfvuil: { activities: ['gardening', 'outings'], skills: ['teamwork'], groups: ['animals_nature'] },
  computerhulp: { activities: ['digital_help', 'teaching'], skills: ['web', 'patience'], groups: ['older_people'] },
  klusteam: { activities: ['odd_jobs', 'technology'], skills: ['technical', 'teamwork'], groups: ['older_people', 'disability'] },
  natuurwerkdag: { activities: ['gardening'], skills: ['teamwork'], groups: ['animals_nature'] },
  'vogels-tellen': { activities: ['outings'], skills: ['independence'], groups: ['animals_nature'] },
  moestuin: { activities: ['gardening'], skills: ['teamwork'], groups: ['animals_nature'] },
  'gids-natuur': { activities: ['outings', 'teaching'], skills: ['speaking', 'contact'], groups: ['animals_nature', 'adults'] },
  snoeien: { activities: ['gardening'], skills: ['teamwork', 'technical'], groups: ['animals_nature'] },
  'dieren-voeren': { activities: ['odd_jobs'], skills: ['independence', 'patience'], groups: ['animals_nature'] },
  honden: { activities: ['outings'], skills: ['patience'], groups: ['animals_nature'] },
  'dieren-gastheer': { activities: ['hosting'], skills: ['contact', 'children'], groups: ['animals_nature', 'families'] },
  'dieren-schoolklas': { activities: ['teaching'], skills: ['children', 'speaking'], groups: ['children', 'animals_nature'] },
  trainer: { activities: ['training'], skills: ['sport', 'children', 'leading'], groups: ['children', 'young_people'] },
  kantine: { activities: ['catering', 'hosting'], skills: ['contact', 'teamwork'] },
  terrein: { activities: ['odd_jobs', 'gardening'], skills: ['technical'] },
  scheidsrechter: { activities: ['training'], skills: ['sport', 'leading'], groups: ['young_people'] },
  wandelvoetbal: { activities: ['training'], skills: ['sport', 'older_people'], groups: ['older_people'] },
  loop: { activities: ['hosting'], skills: ['teamwork', 'sport'] },
}

/**
 * A kind of work, written once and told by many organizations. Words in braces are filled in per vacancy:
 * {org} {huis} {onshuis} {gasten} {plaats} {buurt} {inbuurt} {straat} {contact} {collega} {dagen} {dag} {tijd} {aantal} {mevrouw} {meneer} {naam}
 * and in English texts {days} {time}. A capital first letter gives a capital ({Onshuis}).
 */
export type Kind = {
  key: string
  sectors: Sector[] | 'any'
  titles: string[]
  summary: string
  text: string[]
  tasks: string[]
  ask: string[]
  get: string[]
  /** Empty: the themes of the organization. */
  themes: Theme[]
  commitment: Commitment
  mode?: LocationMode
  /** One of these sets is chosen. */
  dayparts?: Daypart[][]
  /** A week; left out for work of one or a few days. */
  hours?: [min: number, max: number]
  places?: number
  suitable: SuitableFor[]
  requirements?: Requirement[]
  level?: LanguageLevel
  expenses?: Expenses
  questions?: { text: string; required: boolean }[]
  en?: { title: string; summary: string; text: string[] }
}

const dutchDays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag']
const englishDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const dutchTimes = { morning: 'ochtend', afternoon: 'middag', evening: 'avond' }
const hours = {
  morning: ['van 9.30 tot 12.00 uur', 'van 9.00 tot 12.00 uur', 'van 10.00 tot 12.30 uur'],
  afternoon: ['van 13.30 tot 16.00 uur', 'van 14.00 tot 16.30 uur', 'van 13.00 tot 15.30 uur'],
  evening: ['van 19.00 tot 21.00 uur', 'van 19.30 tot 21.30 uur', 'van 18.30 tot 21.00 uur'],
}
const englishHours = { morning: 'from half past nine until noon', afternoon: 'from two until half past four', evening: 'from seven until nine' }

const women = ['mevrouw De Wit', 'mevrouw Hendriks', 'mevrouw Yılmaz', 'mevrouw Ramdin', 'mevrouw Van Beek', 'mevrouw Bouali', 'mevrouw Postma', 'mevrouw Tjon', 'mevrouw Kowalska', 'mevrouw Wassink', 'mevrouw Lammers', 'mevrouw Haddad', 'mevrouw Dijkstra', 'mevrouw Nguyen']
const men = ['meneer Jansen', 'meneer Aydın', 'meneer El Amrani', 'meneer Wolters', 'meneer Pinas', 'meneer Garritsen', 'meneer Visser', 'meneer Sahin', 'meneer Hoekstra', 'meneer Boersma', 'meneer Rensink', 'meneer Martina', 'meneer Kramer']
const firstNames = ['Amina', 'Joke', 'Hassan', 'Oksana', 'Ria', 'Tesfay', 'Mia', 'Rami', 'Annie', 'Selam', 'Bernard', 'Nour', 'Tonnie', 'Mariam', 'Yonas', 'Gerda', 'Iryna', 'Wilma']
const amounts = ['twaalf', 'vijftien', 'achttien', 'twintig', 'dertig', 'vijfentwintig']

const parts = (daypart: Daypart) => {
  const [day, time] = daypart.split('_') as [(typeof weekdays)[number], (typeof dayTimes)[number]]
  return { day: weekdays.indexOf(day), time }
}
const joined = (list: string[], word: string) => (list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${word} ${list.at(-1)}`)

type Facts = {
  key: string
  row: OrganizationRow
  center: SeedCenter
  quarter: Neighbourhood
  street: string
  contact: string
  colleague: string
  dayparts: Daypart[]
}

export function wordsFor({ key, row, center, quarter, street, contact, colleague, dayparts }: Facts): Record<string, string> {
  const words: Record<string, string> = {
    org: row.name, huis: row.house, onshuis: row.our, gasten: row.guests, plaats: center.town, buurt: quarter.name, inbuurt: quarter.within, straat: street,
    contact, collega: colleague, mevrouw: pick(women, `${key} woman`), meneer: pick(men, `${key} man`), aantal: pick(amounts, `${key} amount`),
    naam: pick(firstNames.filter((name) => name !== contact && name !== colleague), `${key} name`),
  }
  const first = dayparts[0]
  if (!first) return words
  const { day, time } = parts(first)
  return {
    ...words,
    dagen: joined(dayparts.map((one) => `${dutchDays[parts(one).day]}${dutchTimes[parts(one).time]}`), 'of'),
    dag: dutchDays[day] ?? '',
    tijd: pick(hours[time], `${key} hours`),
    days: joined(dayparts.map((one) => `${englishDays[parts(one).day]} ${parts(one).time}`), 'or'),
    time: englishHours[time],
  }
}

export function fill(text: string, words: Record<string, string>): string {
  const filled = text.replace(/\{([A-Za-z]+)\}/g, (_, name: string) => {
    const word = words[name.toLowerCase()]
    if (!word) throw new Error(`Nothing to fill in for {${name}} in: ${text}`)
    return name[0] === name[0]?.toUpperCase() ? word[0]?.toUpperCase() + word.slice(1) : word
  })
  return filled[0]?.toUpperCase() + filled.slice(1)
}

const endings = [
  'Vragen? {Contact} vertelt je graag hoe het gaat.', 'De eerste keer loop je mee met {contact}.', 'Kom gerust een keer kijken voordat je beslist.',
  '{Contact} belt je binnen een paar dagen terug.', 'Je begint met een proefmaand. Past het niet, dan zeg je het gewoon.', 'Een kennismaking duurt een half uur, met koffie.',
  'Twijfel je? Stuur een bericht, dan praat {contact} je bij.', '{Contact} laat je de eerste keer alles zien.', 'Je mag de eerste keer iemand meenemen.',
  'Bij de start spreek je met {contact} af wat je wel en niet doet.', 'We kijken na een maand samen of het bevalt.', 'Na een kort gesprek met {contact} weet je of het iets voor je is.',
]
const remoteEndings = ['Vragen? {Contact} vertelt je graag meer.', '{Contact} belt je binnen een paar dagen terug.', 'Een kennismaking duurt een half uur, met koffie.', 'We kijken na een maand samen of het bevalt.']
const lateEndings = ['Laat {contact} weten dat je komt, dan staat je naam op de lijst.', 'Een week van tevoren krijg je van {contact} alle informatie.', 'Vragen? {Contact} weet alles van de dag.']

/** The text of the kind, told by this organization: its own words last. */
export function describe(kind: Kind, { row, key }: Facts, words: Record<string, string>): string {
  const about = row.about[between(0, row.about.length - 1, `${key} about`)] ?? ''
  const fitting = kind.commitment === 'one_off' ? lateEndings : kind.mode === 'remote' ? remoteEndings : endings
  const ending = pick(fitting, `${key} ending`)
  return [...kind.text, `${about} ${ending}`].map((paragraph) => fill(paragraph, words)).join('\n\n')
}
