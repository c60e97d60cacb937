import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const centerArchive: readonly ChangelogEntry[] = [
  {
    key: 'center-archive',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Neem alles mee in één versleuteld bestand', en: 'Take everything along in one encrypted file' },
    words: {
      nl: 'Een centerbeheerder maakt met een wachtwoord een kopie van alles: mensen, vacatures, gesprekken, pagina’s en foto’s. Je ziet één keer de code waarmee de kopie opent. Andere beheerders krijgen er een mail over.',
      en: 'With a password a center admin makes a copy of everything: people, vacancies, conversations, pages and photos. You see once the code that opens the copy. Other admins get a mail about it.',
    },
    link: '/settings',
  },
]
