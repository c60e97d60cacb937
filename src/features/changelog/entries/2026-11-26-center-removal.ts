import type { ChangelogEntry } from '#features/changelog/entry.ts'

export const centerRemoval: readonly ChangelogEntry[] = [
  {
    key: 'center-removal',
    date: '2026-11-26',
    kind: 'new',
    for: ['platform'],
    title: { nl: 'Verwijder een centrum dat stopt', en: 'Remove a center that stops' },
    words: {
      nl: 'Sluit een centrum, typ de naam en je wachtwoord, en het gaat na 30 dagen weg. De centerbeheerders krijgen een mail en kunnen alles meenemen. Verwijderen wacht tot dat gelukt is, en met één druk stop je het.',
      en: 'Close a center, type its name and your password, and it goes after 30 days. Its admins get an email and can take everything along. The removal waits until they have, and one press stops it.',
    },
    link: '/volunteerly/centers',
  },
]
