import { defineMessages } from '#kernel/i18n/messages.ts'
import type { District } from '#features/tenancy/gelderland.ts'

const centersOf = {
  nl: (n: number) => (n === 1 ? 'één vrijwilligerspunt' : `${n} vrijwilligerspunten`),
  en: (n: number) => (n === 1 ? 'one volunteer center' : `${n} volunteer centers`),
}
const vacanciesOf = { nl: (n: number) => (n === 1 ? 'één vacature' : `${n} vacatures`), en: (n: number) => (n === 1 ? 'one vacancy' : `${n} vacancies`) }
const municipalitiesOf = {
  nl: (n: number) => (n === 1 ? 'één gemeente' : `${n} gemeenten`),
  en: (n: number) => (n === 1 ? 'one municipality' : `${n} municipalities`),
}

type Totals = { vacancies: number; centers: number; municipalities: number }

export const regionWords = defineMessages({
  all: { nl: 'Heel Gelderland', en: 'All of Gelderland' },
  title: { nl: 'Gelderse Handen', en: 'Gelderse Handen' },
  intro: {
    nl: 'Van de Veluwe tot de Achterhoek. Er is altijd iemand die jouw hand kan gebruiken, vlakbij.',
    en: 'From the Veluwe to the Achterhoek. There is always someone nearby who could use your hand.',
  },
  description: {
    nl: 'Vrijwilligerswerk in Gelderland: kies je gemeente en ga naar het vrijwilligerspunt bij jou in de buurt.',
    en: 'Volunteer work in Gelderland: choose your municipality and go to the volunteer center near you.',
  },
  where: { nl: 'Waar woon je?', en: 'Where do you live?' },
  search: { nl: 'Zoek', en: 'Search' },
  searchLabel: { nl: 'Zoek je vrijwilligerspunt', en: 'Find your volunteer center' },
  example: { nl: 'Plaats of postcode', en: 'Town or postcode' },
  orMap: { nl: 'Of kies op de kaart', en: 'Or choose on the map' },
  unknown: {
    nl: 'Deze plaats kennen we niet. Kijk naar de spelling, of kies je gemeente hieronder.',
    en: 'We do not know this place. Look at the spelling, or choose your municipality below.',
  },
  missing: { nl: 'Vul je plaats of postcode in.', en: 'Enter your town or postcode.' },
  wall: { nl: '51 gemeenten, één muur', en: '51 municipalities, one wall' },
  wallText: {
    nl: 'Kies je gemeente. Dan ga je naar het vrijwilligerspunt bij jou in de buurt.',
    en: 'Choose your municipality. It leads to the volunteer center near you.',
  },
  wallLabel: { nl: 'Gemeenten van Gelderland', en: 'Municipalities of Gelderland' },
  allInARow: { nl: 'Alle gemeenten op een rij', en: 'All municipalities in a row' },
  totals: {
    nl: ({ vacancies, centers, municipalities }: Totals) =>
      `${vacanciesOf.nl(vacancies)} bij ${centersOf.nl(centers)}, in ${municipalitiesOf.nl(municipalities)}.`,
    en: ({ vacancies, centers, municipalities }: Totals) =>
      `${vacanciesOf.en(vacancies)} at ${centersOf.en(centers)}, in ${municipalitiesOf.en(municipalities)}.`,
  },
  found: { nl: (f: { place: string }) => `Vrijwilligerswerk in ${f.place}`, en: (f: { place: string }) => `Volunteer work in ${f.place}` },
  servesNobody: {
    nl: (f: { municipality: string }) => `${f.municipality} heeft hier nog geen eigen vrijwilligerspunt. Deze zijn het dichtst bij.`,
    en: (f: { municipality: string }) => `${f.municipality} has no volunteer center of its own here yet. These are nearest.`,
  },
  outside: {
    nl: (f: { place: string }) => `${f.place} ligt niet in Gelderland. Dit vrijwilligerspunt is het dichtst bij.`,
    en: (f: { place: string }) => `${f.place} is not in Gelderland. This volunteer center is nearest.`,
  },
  elsewhere: { nl: 'Zoek in heel Nederland op vrijwilligerswerk.nl', en: 'Search all of the Netherlands at vrijwilligerswerk.nl' },
  vacancies: { nl: 'Vacatures', en: 'Vacancies' },
  call: { nl: 'Bel', en: 'Call' },
  toTown: { nl: (f: { town: string }) => `Zoek in ${f.town}`, en: (f: { town: string }) => `Search in ${f.town}` },
  allCenters: { nl: 'Alle vrijwilligerspunten', en: 'All volunteer centers' },
  once: { nl: 'Eén keer is ook goed', en: 'Once is fine too' },
  chooseTitle: { nl: 'Kies wat bij je past', en: 'Choose what suits you' },
  chooseText: { nl: 'Een uur, een middag of elke week. Jij zegt het.', en: 'An hour, an afternoon or every week. It is up to you.' },
  callTitle: { nl: 'Iemand belt of schrijft je', en: 'Somebody calls or writes to you' },
  callText: { nl: 'Een mens van de organisatie bij jou in de buurt.', en: 'A person of the organization near you.' },
  tryTitle: { nl: 'Jullie proberen het', en: 'You try it together' },
  tryText: {
    nl: 'Past het niet? Dan zoekt het vrijwilligerspunt samen met jou iets anders.',
    en: 'Does it not suit you? The volunteer center looks for something else with you.',
  },
  organizations: { nl: 'Zoekt jouw club mensen?', en: 'Does your club look for people?' },
  organizationsText: {
    nl: 'Meld je aan bij het vrijwilligerspunt van je gemeente, dan staan je vacatures daar online.',
    en: 'Sign up with the volunteer center of your municipality, and your vacancies are online there.',
  },
  signUp: { nl: 'Organisatie aanmelden', en: 'Sign up an organization' },
  together: {
    nl: 'De vrijwilligerspunten van Gelderland maken deze pagina samen. Zoeken en meedoen kost niets.',
    en: 'The volunteer centers of Gelderland make this page together. Searching and joining in are free.',
  },
  accessibility: { nl: 'Toegankelijkheid', en: 'Accessibility' },
  privacy: { nl: 'Privacy', en: 'Privacy' },
  cookies: { nl: 'Cookies aanpassen', en: 'Change cookies' },
})

export const districtNames: Record<District, { nl: string; en: string }> = defineMessages({
  veluwe: { nl: 'Veluwe', en: 'Veluwe' },
  achterhoek: { nl: 'Achterhoek', en: 'Achterhoek' },
  arnhem_nijmegen: { nl: 'Arnhem en Nijmegen', en: 'Arnhem and Nijmegen' },
  rivierenland: { nl: 'Rivierenland', en: 'Rivierenland' },
  vallei: { nl: 'Gelderse Vallei', en: 'Gelderse Vallei' },
})

/** Each language by its own name. */
export const languageNames = { nl: 'Nederlands', en: 'English' }
