import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-23'

export const conversations: readonly ChangelogEntry[] = [
  {
    key: 'waiting-messages',
    date,
    kind: 'better',
    for: ['everybody'],
    title: { nl: 'Ook zonder internet gaat je bericht mee', en: 'Your message goes, also without a connection' },
    words: {
      nl: 'Valt je verbinding weg? Dan wacht je bericht op je toestel. Het gaat vanzelf als er weer internet is, en maar één keer.',
      en: 'Did your connection drop? Then your message waits on your device. It goes by itself when there is a connection again, and only once.',
    },
    link: '/conversations',
  },
  {
    key: 'quote-a-message',
    date,
    kind: 'new',
    for: ['everybody'],
    title: { nl: 'Antwoord op één bericht', en: 'Answer one message' },
    words: {
      nl: 'Druk op een bericht en antwoord daarop. Jouw antwoord laat zien waar het over gaat.',
      en: 'Press a message and answer it. Your answer shows what it is about.',
    },
    link: '/conversations',
  },
  {
    key: 'two-people-one-page',
    date,
    kind: 'better',
    for: ['centers'],
    title: { nl: 'Samen aan één pagina', en: 'Two people, one page' },
    words: {
      nl: 'Werken twee mensen aan dezelfde pagina? Dan gaan er geen woorden verloren. Je ziet wie de ander is en welke woorden anders zijn.',
      en: 'Do two people work on the same page? No words get lost. You see who the other is and which words changed.',
    },
    link: '/content',
  },
  {
    key: 'own-menu',
    date,
    kind: 'new',
    for: ['centers'],
    title: { nl: 'Maak het menu van je site', en: 'Make the menu of your site' },
    words: {
      nl: 'Sleep regels naar hun plek, in twee talen. Een regel naar een pagina die niet online is zien bezoekers niet.',
      en: 'Drag lines to their place, in two languages. Visitors do not see a line to a page that is not online.',
    },
    link: '/content/menu-items',
  },
]
