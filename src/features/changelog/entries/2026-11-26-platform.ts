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
  {
    key: 'platform-storage',
    date: '2026-11-26',
    kind: 'new',
    for: ['platform'],
    title: { nl: 'Foto’s en bestanden naast de database', en: 'Photos and files beside the database' },
    words: {
      nl: 'Foto’s en bestanden kunnen in een eigen opslag staan, zodat de database klein blijft. Wie wat mag zien, verandert niet. Is de opslag even weg, dan zie je dat boven de lijst van centra en werkt de rest van de site gewoon.',
      en: 'Photos and files can lie in a storage of their own, so that the database stays small. Who may see what does not change. When the storage is away, you read it above the list of centers and the rest of the site works as usual.',
    },
    link: '/volunteerly/centers',
  },
]
