import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-21'

export const firstDays: readonly ChangelogEntry[] = [
  {
    key: 'find-work',
    date,
    kind: 'new',
    for: ['everybody'],
    title: { nl: 'Vind werk bij jou in de buurt', en: 'Find work near you' },
    words: {
      nl: 'Zoek met je eigen woorden, met je plaats of postcode, op een dag of in een thema. Je ziet de plekken als lijst of op de kaart. Een tikfout geeft niet.',
      en: 'Search with your own words, near your town or postcode, by day or theme. You see the places as a list or on a map. A typing error does no harm.',
    },
    link: '/vacancies/search',
  },
  {
    key: 'apply-and-talk',
    date,
    kind: 'new',
    for: ['volunteers', 'organizations'],
    title: { nl: 'Aanmelden en met elkaar praten', en: 'Apply, and talk to each other' },
    words: {
      nl: 'Wie zich aanmeldt schrijft een paar zinnen. De organisatie antwoordt in hetzelfde gesprek. Bij elke stap krijg je een mail, in het Nederlands of in het Engels. Wie lang wacht wordt niet vergeten.',
      en: 'Whoever applies writes a few sentences. The organization answers in the same conversation. You get a mail at each step, in Dutch or English. Nobody who waits long is forgotten.',
    },
    link: '/applications',
  },
  {
    key: 'own-data',
    date,
    kind: 'security',
    for: ['everybody'],
    title: { nl: 'Jouw gegevens zijn van jou', en: 'Your data is yours' },
    words: {
      nl: 'Je kunt alles wat wij van je bewaren meenemen in een bestand. Je ziet wie je gegevens bekeek. Je kunt je account zelf verwijderen.',
      en: 'You can take along everything that we keep of you in a file. You see who looked at your data. You can delete your account yourself.',
    },
    link: '/profile-edit/settings',
  },
  {
    key: 'invite-people',
    date,
    kind: 'new',
    for: ['coordinators'],
    title: { nl: 'Nodig collega’s uit en help wie vastloopt', en: 'Invite colleagues and help whoever is stuck' },
    words: {
      nl: 'Je nodigt mensen uit, geeft ze een rol en neemt die weer terug. Zit iemand vast? Dan kijk je mee door hun ogen. Zij horen dat.',
      en: 'You invite people, give them a role and take it back. Is somebody stuck? Then you look through their eyes. They are told.',
    },
    link: '/users',
  },
]
