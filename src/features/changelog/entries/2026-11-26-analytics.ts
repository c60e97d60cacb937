import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const analytics: readonly ChangelogEntry[] = [
  {
    key: 'analytics-in-ten-seconds',
    date,
    kind: 'new',
    for: ['organizations', 'centers'],
    title: { nl: 'Zie hoe het gaat', en: 'See how it goes' },
    words: {
      nl: 'Open vacatures, aanmeldingen en hoe lang mensen wachten, per maand. Bij elk getal staat wat er meetelt. Een organisatie ziet haar eigen getallen naast die van anderen.',
      en: 'Open vacancies, applications and how long people wait, by month. Each number says what counts in it. An organization sees its own numbers beside those of others.',
    },
    link: '/analytics',
  },
  {
    key: 'report-for-the-town',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Een verslag voor de gemeente', en: 'A report for the town' },
    words: {
      nl: 'Kies de maanden en de getallen. Je drukt het af of neemt het mee als bestand. Kleine aantallen laten wij weg, zodat je niemand herkent.',
      en: 'Choose the months and the numbers. You print it or take it along as a file. Small numbers are left out, so that nobody is recognised.',
    },
    link: '/analytics/index-2',
  },
]
