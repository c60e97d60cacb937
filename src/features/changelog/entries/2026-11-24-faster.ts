import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-24'

export const faster: readonly ChangelogEntry[] = [
  {
    key: 'slow-lines',
    date,
    kind: 'better',
    for: ['everybody'],
    title: { nl: 'Sneller op je telefoon', en: 'Faster on your phone' },
    words: {
      nl: 'Elke pagina staat er sneller, ook met een trage verbinding.',
      en: 'Every page is there sooner, also on a slow line.',
    },
    link: null,
  },
]
