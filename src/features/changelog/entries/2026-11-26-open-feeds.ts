import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const openFeeds: readonly ChangelogEntry[] = [
  {
    key: 'widget',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Je vacatures op een andere website', en: 'Your vacancies on another website' },
    words: {
      nl: 'Laat je vacatures of activiteiten zien op de website van de gemeente. Je kiest wat er staat en kopieert één regel. De lijst blijft vanzelf bij, in jouw kleuren. Er komt geen cookie mee.',
      en: 'Show your vacancies or activities on the website of the town. You choose what it shows and copy one line. The list stays up to date by itself, in your colours. It brings no cookie.',
    },
    link: '/settings/widget',
  },
  {
    key: 'vacancies-for-programs',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Andere apps lezen mee', en: 'Other apps read along' },
    words: {
      nl: 'Andere websites en apps mogen je open vacatures overnemen. Sluit er een? Dan horen zij dat binnen vijf minuten. De adressen staan bij de instellingen.',
      en: 'Other websites and apps may take over your open vacancies. Does one close? Then they hear so within five minutes. The addresses are in the settings.',
    },
    link: '/settings/widget',
  },
  {
    key: 'api-reference',
    date,
    kind: 'new',
    for: ['centers', 'platform'],
    title: { nl: 'Zoek in de API en probeer haar uit', en: 'Search the API and try it' },
    words: {
      nl: 'Maakt iemand een programma voor je site? Op één pagina staat alles wat het kan vragen. Zoek een deel van het adres. Op de demosite kan iedereen het veilig proberen.',
      en: 'Does somebody write a program for your site? One page holds everything that it can ask. Search for a part of the address. At the demo site everybody can try it safely.',
    },
    link: '/volunteerly/api',
  },
  {
    key: 'report-as-pdf',
    date,
    kind: 'new',
    for: ['centers', 'organizations'],
    title: { nl: 'Je verslag als pdf', en: 'Your report as a PDF' },
    words: {
      nl: 'Neem het verslag mee als pdf. Ook wie niet ziet, kan het laten voorlezen. Bewaar je keuze als weergave. Dan maak je het volgend jaar met één druk.',
      en: 'Take the report along as a PDF. Who cannot see can have it read aloud too. Save your choice as a view. Then you make it with one press next year.',
    },
    link: '/analytics/index-2',
  },
]
