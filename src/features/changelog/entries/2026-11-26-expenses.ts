import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const expenses: readonly ChangelogEntry[] = [
  {
    key: 'expenses-meter',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Hoeveel vergoeding mag ik krijgen?', en: 'How much expenses may I get?' },
    words: {
      nl: 'Schrijf per maand op wat je krijgt. Je ziet meteen hoeveel er nog mag, over al je organisaties samen. Alleen jij ziet dit, ook wij niet. De bron staat erbij.',
      en: 'Write down what you get each month. You see at once how much more is allowed, over all your organizations together. Only you see this, and we do not. The source is named.',
    },
    link: '/profiel',
  },
  {
    key: 'work-record',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Jouw vrijwilligerswerk op één pagina', en: 'Your volunteer work on one page' },
    words: {
      nl: 'Druk af wat je deed, waar en wanneer. Handig bij een sollicitatie of voor school.',
      en: 'Print what you did, where and when. Useful when you apply for a job, or for school.',
    },
    link: '/profiel',
  },
]
