import type { Locale } from '#kernel/i18n/messages.ts'

type Words = Record<Locale, string>

/**
 * The screens that the accessibility statement lists as tested. The accessibility tests compare it with the screens they visited, so that
 * it can claim neither more nor less.
 */
export const testedScreens = {
  home: { nl: 'de startpagina', en: 'the home page' },
  search: { nl: 'zoeken naar een vacature, ook als er niets is gevonden', en: 'searching for a vacancy, also when nothing is found' },
  map: { nl: 'de kaart', en: 'the map' },
  vacancy: { nl: 'een vacature, met het formulier om te reageren', en: 'a vacancy, with the form to apply' },
  organization: { nl: 'een organisatie', en: 'an organization' },
  news: { nl: 'het nieuws', en: 'the news' },
  partners: { nl: 'de partners', en: 'the partners' },
  forms: { nl: 'de formulieren', en: 'the forms' },
  account: { nl: 'inloggen, je aanmelden en een nieuw wachtwoord vragen', en: 'signing in, signing up and asking for a new password' },
  organizationSignup: { nl: 'een organisatie aanmelden', en: 'signing up an organization' },
  standing: { nl: 'deze pagina en die over privacy, cookies en de website', en: 'this page and those about privacy, cookies and the website' },
  error: { nl: 'een pagina die er niet is', en: 'a page that is not there' },
  consent: { nl: 'de vraag over cookies', en: 'the question about cookies' },
  dashboard: {
    nl: 'het dashboard van een vrijwilliger, een organisatie en medewerkers',
    en: 'the dashboard of a volunteer, an organization and staff',
  },
  applications: { nl: 'de aanvragen van elk van hen', en: 'the applications of each of them' },
} as const satisfies Record<string, Words>
export type TestedScreen = keyof typeof testedScreens

/** Known accessibility issues that are not fixed yet, by the axe rule that finds them. */
export const knownBarriers: Readonly<Record<string, Words>> = {}

export const tested = {
  on: { nl: '23 november 2026', en: '23 November 2026' },
  screens: Object.values(testedScreens),
  known: [
    ...Object.values(knownBarriers),
    {
      nl: 'Een PDF of foto die een organisatie of vrijwilliger zelf stuurt kunnen wij niet voor iedereen leesbaar maken. Vraag ons om de inhoud.',
      en: 'A PDF or photo that an organization or volunteer sends cannot be made readable for everybody by us. Ask us for what it says.',
    },
    {
      nl: 'De kaart is met een schermlezer moeilijk te begrijpen. Dezelfde plekken staan in de lijst ernaast.',
      en: 'The map is hard to understand with a screen reader. The same places are in the list beside it.',
    },
  ],
}
