import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const socialMap: readonly ChangelogEntry[] = [
  {
    key: 'social-map',
    date,
    kind: 'new',
    for: ['everybody'],
    title: { nl: 'Wie helpt er bij jou in de buurt?', en: 'Who helps near you?' },
    words: {
      nl: 'Zoek op de sociale kaart met je eigen woorden, zoals “ik heb schulden”. Je ziet of het nu open is, wat het kost en wie je kunt bellen. Ook zie je wanneer iemand het voor het laatst controleerde.',
      en: 'Search the social map with your own words, such as “I have debts”. You see whether it is open now, what it costs and whom to call. You also see when somebody last checked it.',
    },
    link: '/sociale-kaart',
  },
  {
    key: 'map-confirmed',
    date,
    kind: 'new',
    for: ['organizations', 'centers'],
    title: { nl: 'Klopt dit nog?', en: 'Is this still right?' },
    words: {
      nl: 'Elk half jaar vragen wij per mail of een plek nog klopt. Met één druk zeg je ja. Wat niemand een jaar lang bevestigt gaat van de kaart.',
      en: 'Every half year we ask by mail whether a place is still right. One press says yes. What nobody confirms for a year leaves the map.',
    },
    link: '/sociale-kaart/overzicht',
  },
  {
    key: 'call-list',
    date,
    kind: 'new',
    for: ['coordinators'],
    title: { nl: 'Een lijst om te bellen', en: 'A list to call' },
    words: {
      nl: 'Antwoordt niemand op onze mails? Dan staat de plek op jullie bellijst, met het nummer en wat je kunt vragen. Na een ronde bevestig je tot vijftig plekken met één druk.',
      en: 'Does nobody answer our mails? Then the place is on your call list, with its number and what to ask. After a round you confirm up to fifty places with one press.',
    },
    link: '/sociale-kaart/overzicht',
  },
  {
    key: 'map-suggestions',
    date,
    kind: 'new',
    for: ['everybody'],
    title: { nl: 'Zeg het als er iets niet klopt', en: 'Say so when something is not right' },
    words: {
      nl: 'Zie je een fout op de sociale kaart? Schrijf het erbij. Wie de plek bijhoudt leest het, en jij hoort wat ermee gedaan is.',
      en: 'Do you see a mistake on the social map? Write it there. Whoever looks after the place reads it, and you hear what was done.',
    },
    link: '/sociale-kaart',
  },
  {
    key: 'organizations-on-the-map',
    date,
    kind: 'new',
    for: ['organizations', 'centers'],
    title: { nl: 'Ook organisaties zonder plek zijn te vinden', en: 'Organizations without an entry are found too' },
    words: {
      nl: 'Staat een organisatie nog niet op de sociale kaart? Dan noemen wij haar onder de lijst, met haar nummer. Wil ze dat niet, dan zet ze het uit in haar formulier.',
      en: 'Is an organization not on the social map yet? Then we name it below the list, with its number. If it does not want that, it says so in its form.',
    },
    link: '/sociale-kaart/overzicht',
  },
]
