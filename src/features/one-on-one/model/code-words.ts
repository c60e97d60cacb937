import { defineMessages, type Locale } from '#kernel/i18n/messages.ts'
import type { TileName } from '#design/tile/tile-names.ts'
import { daypartInWords } from '#features/vacancies/model/day-names.ts'
import type { Daypart } from '#features/vacancies/model/states.ts'
import type { DistanceBand, HelpCategory, HelpFrequency, HelpKind, HelpStatus, Relation, SafetyFlag } from './codes.ts'

type Words = { nl: string; en: string }

export const kindWords: Record<HelpKind, Words> = defineMessages({
  request: { nl: 'Zoekt hulp', en: 'Looks for help' },
  offer: { nl: 'Biedt hulp aan', en: 'Offers help' },
})

export const categoryWords: Record<HelpCategory, Words> = defineMessages({
  company: { nl: 'Gezelschap', en: 'Company' },
  walking: { nl: 'Wandelen en op pad', en: 'Walks and outings' },
  shopping: { nl: 'Boodschappen', en: 'Shopping' },
  paperwork: { nl: 'Post en formulieren', en: 'Letters and forms' },
  language: { nl: 'Nederlands oefenen', en: 'Practising Dutch' },
  digital: { nl: 'Computer en telefoon', en: 'Computer and phone' },
  garden: { nl: 'Tuin', en: 'Garden' },
  odd_jobs: { nl: 'Klusje in huis', en: 'Odd jobs' },
  pets: { nl: 'Huisdier', en: 'Pets' },
  transport: { nl: 'Meerijden', en: 'A lift' },
  children: { nl: 'Gezin en kinderen', en: 'Family and children' },
  other: { nl: 'Iets anders', en: 'Something else' },
})

/** The picture beside each: of the thing, never of the person. */
export const categoryTiles: Record<HelpCategory, TileName> = {
  company: 'schaak',
  walking: 'zon',
  shopping: 'boodschappen',
  paperwork: 'brief',
  language: 'koffie',
  digital: 'laptop',
  garden: 'tuin',
  odd_jobs: 'gereedschap',
  pets: 'hond',
  transport: 'bus',
  children: 'vlieger',
  other: 'hart',
}

export const frequencyWords: Record<HelpFrequency, Words> = defineMessages({
  once: { nl: 'Eén keer', en: 'Once' },
  weekly: { nl: 'Elke week', en: 'Every week' },
  biweekly: { nl: 'Elke twee weken', en: 'Every two weeks' },
  flexible: { nl: 'Hoe het uitkomt', en: 'As it suits' },
})

export const relationWords: Record<Relation, Words> = defineMessages({
  own_child: { nl: 'Mijn kind onder de 18', en: 'My child under 18' },
  parent: { nl: 'Mijn vader of moeder', en: 'My father or mother' },
  partner: { nl: 'Mijn partner', en: 'My partner' },
  relative: { nl: 'Iemand uit mijn familie', en: 'Somebody of my family' },
  neighbour: { nl: 'Mijn buur', en: 'My neighbour' },
  client: { nl: 'Iemand die ik begeleid', en: 'Somebody I support' },
  other: { nl: 'Iemand anders', en: 'Somebody else' },
})

export const safetyWords: Record<SafetyFlag, Words> = defineMessages({
  pets: { nl: 'Er is een huisdier', en: 'There is a pet' },
  stairs: { nl: 'Er is een trap', en: 'There are stairs' },
  smoker: { nl: 'Er wordt gerookt', en: 'Somebody smokes' },
})

export const bandWords: Record<DistanceBand, Words> = defineMessages({
  '<2': { nl: 'Minder dan 2 km van je', en: 'Less than 2 km from you' },
  '2-5': { nl: '2 tot 5 km van je', en: '2 to 5 km from you' },
  '5-10': { nl: '5 tot 10 km van je', en: '5 to 10 km from you' },
  '>10': { nl: 'Meer dan 10 km van je', en: 'More than 10 km from you' },
})

/** The state, as the person reads it. */
export const statusWords: Record<HelpStatus, Words> = defineMessages({
  draft: { nl: 'Nog niet verstuurd', en: 'Not sent yet' },
  pending: { nl: 'Wij kijken ernaar', en: 'We are looking at it' },
  open: { nl: 'Staat open', en: 'Open' },
  proposed: { nl: 'Er is iemand voorgesteld', en: 'Somebody has been suggested' },
  matched: { nl: 'Er is iemand gevonden', en: 'Somebody has been found' },
  closed: { nl: 'Afgerond', en: 'Finished' },
  denied: { nl: 'Kan niet', en: 'Not possible' },
  expired: { nl: 'Gestopt', en: 'Ended' },
  withdrawn: { nl: 'Ingetrokken', en: 'Withdrawn' },
})

/** `Maandagochtend`, as a choice. */
export function daypartName(daypart: Daypart, locale: Locale): string {
  const words = daypartInWords(daypart, locale)
  return words[0]!.toUpperCase() + words.slice(1)
}
