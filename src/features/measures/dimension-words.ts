import { defineMessages } from '#kernel/i18n/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import { kindWords } from '#features/activities/model/code-words.ts'
import { messages as applicationWords } from '#features/applications/model/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { statusWords as entryWords } from '#features/social-map/model/status-words.ts'
import { commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { type Dimension, unknownKey } from './measures.ts'

/** What people see of a dimension, and how it is decided: printed with the definitions. */
export const dimensionWords = defineMessages({
  theme: { nl: 'Thema', en: 'Theme' },
  organization: { nl: 'Organisatie', en: 'Organization' },
  town: { nl: 'Plaats', en: 'Town' },
  commitment: { nl: 'Hoe vaak', en: 'How often' },
  source: { nl: 'Langs welke weg', en: 'By which way' },
  answer: { nl: 'Eerste antwoord', en: 'First answer' },
  decline: { nl: 'Reden van afwijzing', en: 'Reason for declining' },
  withdraw: { nl: 'Reden van intrekken', en: 'Reason for withdrawing' },
  close: { nl: 'Reden van sluiten', en: 'Reason for closing' },
  kind: { nl: 'Soort', en: 'Kind' },
  freshness: { nl: 'Hoe actueel', en: 'How recent' },
  language: { nl: 'Taal', en: 'Language' },
} satisfies Record<Dimension, { nl: string; en: string }>)

export const dimensionDefinitions = defineMessages({
  theme: {
    nl: 'Het eerste thema van de vacature: elke aanvraag telt bij één thema.',
    en: 'The first theme of the vacancy: each application counts for one theme.',
  },
  organization: { nl: 'De organisatie van de vacature.', en: 'The organization of the vacancy.' },
  town: { nl: 'De plaats van het werk, niet die van de persoon.', en: 'The town of the work, not that of the person.' },
  commitment: { nl: 'Hoe vaak het werk is.', en: 'How often the work is.' },
  source: { nl: 'Hoe de aanvraag binnenkwam.', en: 'How the application came in.' },
  answer: { nl: 'Hele dagen van de aanvraag tot het eerste antwoord.', en: 'Whole days from the application to the first answer.' },
  decline: { nl: 'De reden die de organisatie koos.', en: 'The reason that the organization chose.' },
  withdraw: { nl: 'De reden die de vrijwilliger koos.', en: 'The reason that the volunteer chose.' },
  close: { nl: 'De reden die bij het sluiten gekozen werd.', en: 'The reason that was chosen at closing.' },
  kind: { nl: 'Het soort activiteit.', en: 'The kind of activity.' },
  freshness: { nl: 'Of de gegevens het laatste jaar bevestigd zijn.', en: 'Whether the details were confirmed in the last year.' },
  language: { nl: 'De taal die iemand voor de site koos.', en: 'The language that somebody chose for the site.' },
} satisfies Record<Dimension, { nl: string; en: string }>)

const ownWords = defineMessages({
  unknown: { nl: 'Niet bekend', en: 'Not known' },
  d0_1: { nl: 'Binnen 1 dag', en: 'Within 1 day' },
  d2_3: { nl: 'Na 2 of 3 dagen', en: 'After 2 or 3 days' },
  d4_7: { nl: 'Na 4 tot 7 dagen', en: 'After 4 to 7 days' },
  d8_14: { nl: 'Na 8 tot 14 dagen', en: 'After 8 to 14 days' },
  d15: { nl: 'Na 15 dagen of meer', en: 'After 15 days or more' },
  none: { nl: 'Nog geen antwoord', en: 'No answer yet' },
  withdrawn: { nl: 'Ingetrokken voor het antwoord', en: 'Withdrawn before an answer' },
  web: { nl: 'Op deze site', en: 'On this site' },
  widget: { nl: 'Op de site van een ander', en: 'On somebody else’s site' },
  partner: { nl: 'Via een partner', en: 'Through a partner' },
  coordinator: { nl: 'Via een coördinator', en: 'Through a coordinator' },
  paper: { nl: 'Zonder e-mail', en: 'Without email' },
  filled: { nl: 'Genoeg mensen gevonden', en: 'Enough people found' },
  expired: { nl: 'De laatste dag is voorbij', en: 'The last day has passed' },
  cancelled: { nl: 'Het gaat niet door', en: 'It does not take place' },
  nl: { nl: 'Nederlands', en: 'Dutch' },
  en: { nl: 'Engels', en: 'English' },
})

const valueWords: Partial<Record<Dimension, Readonly<Record<string, { nl: string; en: string }>>>> = {
  theme: themeWords,
  commitment: commitmentWords,
  kind: kindWords,
  freshness: entryWords,
  decline: applicationWords as never,
  withdraw: applicationWords as never,
  close: { ...ownWords, other: applicationWords.other },
}

/** The words of one value of a dimension; a town is called by its name, an organization by the name in `names`. */
export function valueLabel(locale: Locale, dimension: Dimension, key: string, names: Readonly<Record<string, string>> = {}): string {
  if (key === unknownKey) return say(locale, ownWords.unknown)
  if (dimension === 'town') return key
  if (dimension === 'organization') return names[key] ?? say(locale, ownWords.unknown)
  const named: Readonly<Record<string, { nl: string; en: string }>> = valueWords[dimension] ?? ownWords
  const words = named[key]
  return words ? say(locale, words) : key
}
