import { between, pick } from '#src/seed/content/pick.ts'
import type { dayTimes} from '#src/seed/content/types.ts';
import { weekdays, type Daypart, type Neighbourhood, type SeedCenter } from '#src/seed/content/types.ts'
import type { OrganizationRow } from '#src/seed/content/organization-rows.ts'
import type { Kind } from './kind.ts'

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
