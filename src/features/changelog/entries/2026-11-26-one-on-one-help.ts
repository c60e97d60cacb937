import type { ChangelogEntry } from '#features/changelog/entry.ts'

const date = '2026-11-26'

export const oneOnOneHelp: readonly ChangelogEntry[] = [
  {
    key: 'help-ask',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Vraag hulp, of bied hulp aan', en: 'Ask for help, or offer it' },
    words: {
      nl: 'Samen wandelen, schaken of een brief lezen: vraag het voor jezelf of voor iemand anders. Wij kijken eerst mee. Op de site staan alleen de voornaam en de plaats.',
      en: 'A walk, a game of chess or a letter to read: ask it for yourself or for somebody else. We look first. The site shows only the first name and the town.',
    },
    link: '/een-op-een-hulp',
    flag: 'peerToPeer',
  },
  {
    key: 'help-match',
    date,
    kind: 'new',
    for: ['volunteers'],
    title: { nl: 'Kennismaken zonder je nummer te geven', en: 'Get to know each other without giving your number' },
    words: {
      nl: 'Zeggen jullie allebei ja, dan kun je met elkaar schrijven. Nummers en adressen zijn pas te lezen als jullie allebei akkoord zijn. Stoppen mag altijd, zonder reden. Dan is alles wat je deelde meteen weg.',
      en: 'When you both say yes, you can write to each other. Numbers and addresses can be read only once you have both agreed. You may always stop, without a reason. Then all that you shared is gone at once.',
    },
    link: '/een-op-een-hulp',
    flag: 'peerToPeer',
  },
  {
    key: 'help-desk',
    date,
    kind: 'new',
    for: ['coordinators'],
    title: { nl: 'Een eigen plek voor een-op-een hulp', en: 'A place of its own for one-to-one help' },
    words: {
      nl: 'Bekijk een vraag in twee minuten. Je ziet wie past, waarom, en wat niet past. Na twee en acht weken vragen wij hoe het gaat. Zegt iemand dat het niet goed gaat, of wordt het stil? Dan staat het bij Vraag hoe het gaat.',
      en: 'Look at a request in two minutes. You see who fits, why, and what does not. After two and eight weeks we ask how it is going. Does somebody say that it is not going well, or does it fall silent? Then it is under Ask how it goes.',
    },
    link: '/een-op-een-hulp/overzicht',
    flag: 'peerToPeer',
  },
]
