import type { ChangelogEntry } from '#features/changelog/entry.ts'

export const platformStatus: readonly ChangelogEntry[] = [
  {
    key: 'platform-status',
    date: '2026-11-26',
    kind: 'new',
    for: ['platform'],
    title: { nl: 'Zie in één regel hoe het platform draait', en: 'See in one line how the platform runs' },
    words: {
      nl: 'Boven de lijst van centra staat of mail weggaat, of er werk blijft liggen en hoe oud de laatste reservekopie is. Is er iets mis, dan staat erbij wat je eerst doet.',
      en: 'Above the list of centers you read whether email goes out, whether work is left lying and how old the last backup is. When something is wrong, it says what to do first.',
    },
    link: '/volunteerly/centers',
  },
]
